package papercatalog.domain.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moments are written and read as the JDK does it. */
final class IsoInstantTest {
  private static final long YEAR_0 = Instant.parse("0000-01-01T00:00:00Z").getEpochSecond();
  private static final long YEAR_10000 = Instant.parse("+10000-01-01T00:00:00Z").getEpochSecond();
  private static final int[] UNITS = {1, 1_000, 1_000_000, 1_000_000_000};

  @Test
  void anyMoment_writtenAndReadAsByTheJdk() {
    Random random = new Random(1);
    for (int i = 0; i < 100_000; i++) {
      int unit = UNITS[random.nextInt(UNITS.length)];
      Instant moment =
          Instant.ofEpochSecond(
              random.nextLong(YEAR_0, YEAR_10000),
              (long) random.nextInt(1_000_000_000 / unit) * unit % 1_000_000_000);
      assertThat(IsoInstant.text(moment)).isEqualTo(moment.toString());
      assertThat(IsoInstant.parse(moment.toString())).isEqualTo(moment);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {Long.MIN_VALUE / 1_000_000_000_000L, -1, 0, 1, 9_999_999_999_999L})
  void momentOfAnyYear_writtenAndReadAsByTheJdk(long second) {
    Instant moment = Instant.ofEpochSecond(second * 10 + YEAR_0, 500_000_000);
    assertThat(IsoInstant.text(moment)).isEqualTo(moment.toString());
    assertThat(IsoInstant.parse(moment.toString())).isEqualTo(moment);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-04-18T09:30:00.5Z",
        "2026-04-18T09:30:00.123456789Z",
        "2026-04-18T09:30:00+02:00",
        "2026-04-18T09:30:00.Z"
      })
  void otherWaysToWriteIt_readAsByTheJdk(String text) {
    assertThat(IsoInstant.parse(text)).isEqualTo(Instant.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2026",
        "2026-04-18",
        "2026-02-30T00:00:00Z",
        "2026-04-18T25:00:00Z",
        "2026-04-18T09:30:00.1234567890Z",
        "2026-04-18T09:30:00.12x4Z",
        "2026-04-18T09:30:00.123X",
        "2026-04-18 09:30:00.123Z"
      })
  void whatIsNone_refusedAsByTheJdk(String text) {
    assertThatThrownBy(() -> IsoInstant.parse(text)).isInstanceOf(DateTimeParseException.class);
    assertThatThrownBy(() -> Instant.parse(text)).isInstanceOf(DateTimeParseException.class);
  }
}
