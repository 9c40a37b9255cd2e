package papercatalog.benchmarks.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The keys from a place up to another, served by one partition. While it is hot it remembers which
 * keys are asked for, refused or not, so that it can be split where the load is halved.
 */
final class SimulatedPartition {
  /** A second is hot when so much of what a partition may serve has been asked for. */
  private static final double HOT = 0.9;

  private final double from;
  private final double to;
  private final double rate;
  private final Bucket bucket;
  private final Map<Key, Double> demand = new HashMap<>();
  private double ofThisSecond;
  private int hotSeconds;

  /** One that has rested: what it serves in a second may be used at once. */
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

  /** Whether it could serve so many units; what is asked of it makes it hot either way. */
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

  /** Ends a second: whether it has been hot for so many without a break. */
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
   * The two that take its place, between the keys that halve its load best; itself when all of the
   * load is on one key, which no split helps.
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

  /** A part begins with nothing saved, so that splits give nothing away. */
  private SimulatedPartition part(double begin, double end, double at) {
    return new SimulatedPartition(begin, end, rate, new Bucket(rate, rate, 0, at));
  }
}
