package papercatalog.telemetry;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The busiest second of a place.
 *
 * @param at when it began
 * @param units that were taken in it
 * @param parts by pattern, in the order of the place
 */
public record Peak(Instant at, double units, Map<Operation, Double> parts) {
  /** Keeps a copy. */
  public Peak {
    parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
  }

  /** What a pattern took of it. */
  public double of(Operation operation) {
    return parts.getOrDefault(operation, 0.0);
  }
}
