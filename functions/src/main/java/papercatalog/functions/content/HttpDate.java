package papercatalog.functions.content;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import papercatalog.domain.model.IsoInstant;

/**
 * A date of RFC 9110, 5.6.7: {@code Sat, 18 Apr 2026 09:30:00 GMT}. The JDK's formatter would load
 * its classes in a function's first answer.
 */
public final class HttpDate {
  private HttpDate() {}

  public static String of(Instant moment) {
    LocalDateTime time = LocalDateTime.ofEpochSecond(moment.getEpochSecond(), 0, ZoneOffset.UTC);
    String iso = IsoInstant.text(moment);
    return name(time.getDayOfWeek())
        + ", "
        + iso.substring(8, 10)
        + " "
        + name(time.getMonth())
        + " "
        + iso.substring(0, 4)
        + " "
        + iso.substring(11, 19)
        + " GMT";
  }

  private static String name(Enum<?> constant) {
    return constant.name().charAt(0) + constant.name().substring(1, 3).toLowerCase(Locale.ROOT);
  }
}
