package papercatalog.telemetry;

import java.util.Map;
import java.util.TreeMap;

/**
 * The read units that each place gives in a second at most.
 *
 * @param byPlace by the name of the place
 * @param otherwise of those that are not named
 * @param origin where the figures are from, in a few words
 */
public record Limits(Map<String, Double> byPlace, double otherwise, String origin) {
  /** What a deployed stack sets by default: {@code maxReadUnits}. */
  public static final int STACK_DEFAULT = 500;

  /** What an account may set at most, and has where nothing is set. */
  public static final int ACCOUNT_QUOTA = 40_000;

  /** Read units that one partition key gives in a second, whatever its table or index may. */
  public static final int KEY_READ_UNITS = 3_000;

  /** Write units that one partition key takes in a second. */
  public static final int KEY_WRITE_UNITS = 1_000;

  /** Keeps a copy. */
  public Limits {
    byPlace = Map.copyOf(byPlace);
  }

  /** The same for all places. */
  public static Limits all(double readUnits, String origin) {
    return new Limits(Map.of(), readUnits, origin);
  }

  /** Those of a stack that has set nothing. */
  public static Limits ofStackDefault() {
    return all(STACK_DEFAULT, "the stack's default");
  }

  /** The same with that of one place. */
  public Limits with(String place, double readUnits) {
    Map<String, Double> more = new TreeMap<>(byPlace);
    more.put(place, readUnits);
    return new Limits(more, otherwise, origin);
  }

  /** That of a place. */
  public double of(Place place) {
    return byPlace.getOrDefault(place.name(), otherwise);
  }
}
