package papercatalog.benchmarks.simulation;

import java.util.List;

/**
 * Requests of one kind that arrive at random, independently of each other.
 *
 * @param perSecond on average
 * @param units of reads or writes per request
 * @param keys by popularity, the most popular first
 * @param popularity of the keys
 */
public record Flow(String name, double perSecond, double units, List<Key> keys, Zipf popularity) {
  /**
   * @throws IllegalArgumentException when the numbers of keys and ranks differ
   */
  public Flow {
    if (keys.size() != popularity.ranks()) {
      throw new IllegalArgumentException(keys.size() + " keys of " + popularity.ranks() + " ranks");
    }
  }

  /** A flow with a single key. */
  public static Flow of(String name, double perSecond, double units, Key key) {
    return new Flow(name, perSecond, units, List.of(key), new Zipf(1, 0));
  }

  public Flow at(double otherPerSecond) {
    return new Flow(name, otherPerSecond, units, keys, popularity);
  }
}
