package papercatalog.announcements.bus;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Instant;

/**
 * An event as the bus takes it: a CloudEvent, and the {@code detail-type} by which rules choose.
 */
public record BusEvent(String type, Instant at, String json) {
  /** The source of the events: the same for every catalog, so that rules need not know which. */
  public static final String SOURCE = "papercatalog";

  /** The size of a time, as the bus counts it. */
  private static final int MOMENT_BYTES = 14;

  public int bytes() {
    return MOMENT_BYTES
        + SOURCE.length()
        + type.getBytes(UTF_8).length
        + json.getBytes(UTF_8).length;
  }
}
