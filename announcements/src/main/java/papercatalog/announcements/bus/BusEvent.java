package papercatalog.announcements.bus;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Instant;

/**
 * An event as the bus takes it.
 *
 * @param type by which rules choose events: {@code detail-type}
 * @param json a CloudEvent, which is the event's {@code detail}
 */
public record BusEvent(String type, Instant at, String json) {
  /** Whose events they are: the same for every catalog, so that rules need not know which. */
  public static final String SOURCE = "papercatalog";

  /** What the bus counts for a moment. */
  private static final int MOMENT_BYTES = 14;

  /** How large the bus takes the entry to be. */
  public int bytes() {
    return MOMENT_BYTES
        + SOURCE.length()
        + type.getBytes(UTF_8).length
        + json.getBytes(UTF_8).length;
  }
}
