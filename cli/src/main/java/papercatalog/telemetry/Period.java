package papercatalog.telemetry;

import java.time.Instant;

/** From a moment to another, both included. */
public record Period(Instant from, Instant until) {
  /** All the time there is. */
  public static final Period ALWAYS = new Period(Instant.MIN, Instant.MAX);

  /** Whether a moment is in it. */
  public boolean contains(Instant at) {
    return !at.isBefore(from) && !at.isAfter(until);
  }

  /** The least that has both this and a moment. */
  Period including(Instant at) {
    return new Period(at.isBefore(from) ? at : from, at.isAfter(until) ? at : until);
  }
}
