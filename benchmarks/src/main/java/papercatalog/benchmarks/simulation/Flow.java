package papercatalog.benchmarks.simulation;

import java.util.List;

/**
 * Requests of one kind, which arrive at random, independently of each other.
 *
 * @param perSecond on average
 * @param units that each takes, of reads or of writes
 * @param keys that are asked for, the most popular first
 * @param popularity of the keys
 */
public record Flow(String name, double perSecond, double units, List<Key> keys, Zipf popularity) {
  /** Checks that each key has its popularity. */
  public Flow {
    if (keys.size() != popularity.ranks()) {
      throw new IllegalArgumentException(keys.size() + " keys of " + popularity.ranks() + " ranks");
    }
  }

  /** All for one key. */
  public static Flow of(String name, double perSecond, double units, Key key) {
    return new Flow(name, perSecond, units, List.of(key), new Zipf(1, 0));
  }

  /** The same at another rate. */
  public Flow at(double otherPerSecond) {
    return new Flow(name, otherPerSecond, units, keys, popularity);
  }
}
