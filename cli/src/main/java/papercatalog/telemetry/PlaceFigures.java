package papercatalog.telemetry;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What was read at one place.
 *
 * @param readUnits all together
 * @param parts by pattern
 * @param limit what it gives in a second at most
 * @param peak its busiest second; none where nothing was read
 */
public record PlaceFigures(
    Place place,
    double readUnits,
    Map<Operation, Double> parts,
    double limit,
    Optional<Peak> peak) {
  /** Keeps a copy. */
  public PlaceFigures {
    parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
  }
}
