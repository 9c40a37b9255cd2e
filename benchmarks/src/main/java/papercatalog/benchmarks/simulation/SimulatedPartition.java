package papercatalog.benchmarks.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A partition with a range of keys. While it is hot it counts requests by key, refused ones too, so
 * that it can be split where the load is halved.
 */
final class SimulatedPartition {
  /** The requested share of a partition's capacity that makes a second hot. */
  private static final double HOT = 0.9;

  private final double from;
  private final double to;
  private final double rate;
  private final Bucket bucket;
  private final Map<Key, Double> demand = new HashMap<>();
  private double ofThisSecond;
  private int hotSeconds;

  /** An idle partition: the capacity of a second is available at once. */
  SimulatedPartition(double from, double to, double rate) {
    this(from, to, rate, new Bucket(rate, rate, rate, 0));
  }

  private SimulatedPartition(double from, double to, double rate, Bucket bucket) {
    this.from = from;
    this.to = to;
    this.rate = rate;
    this.bucket = bucket;
  }

  boolean holds(Key key) {
    return from <= key.place() && key.place() < to;
  }

  /** Returns whether the partition can serve a request; a refused one makes it hot too. */
  boolean serves(Key key, double units, double at) {
    if (hotSeconds > 0) {
      demand.merge(key, units, Double::sum);
    }
    ofThisSecond += units;
    return bucket.holds(units, at);
  }

  void take(double units) {
    bucket.take(units);
  }

  /** Ends a second; returns whether the partition was hot for this long without a break. */
  boolean hasBeenHotFor(double seconds) {
    if (ofThisSecond >= HOT * rate) {
      hotSeconds++;
    } else {
      hotSeconds = 0;
      demand.clear();
    }
    ofThisSecond = 0;
    return hotSeconds >= seconds;
  }

  /**
   * Splits between the keys that halve the load best. Returns the partition itself if all load is
   * on one key, where no split helps.
   */
  List<SimulatedPartition> split(double at) {
    List<Key> keys = new ArrayList<>(demand.keySet());
    keys.sort(Comparator.comparingDouble(Key::place));
    double all = demand.values().stream().mapToDouble(Double::doubleValue).sum();
    double left = 0;
    double best = all;
    double border = to;
    for (int i = 0; i + 1 < keys.size(); i++) {
      left += demand.get(keys.get(i));
      double larger = Math.max(left, all - left);
      if (larger < best) {
        best = larger;
        border = (keys.get(i).place() + keys.get(i + 1).place()) / 2;
      }
    }
    return border < to ? List.of(part(from, border, at), part(border, to, at)) : List.of(this);
  }

  /** A new part starts without saved capacity, so that a split adds none. */
  private SimulatedPartition part(double begin, double end, double at) {
    return new SimulatedPartition(begin, end, rate, new Bucket(rate, rate, 0, at));
  }
}
