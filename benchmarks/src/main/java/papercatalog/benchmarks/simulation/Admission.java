package papercatalog.benchmarks.simulation;

import java.util.ArrayList;
import java.util.List;

/**
 * Simulates an index or the table. It admits a request if the total maximum is not exceeded and the
 * partition of its key has capacity. Requests arrive in order of time.
 */
final class Admission {
  private final Limits limits;
  private final Bucket all;
  private List<SimulatedPartition> partitions = new ArrayList<>();
  private int second = 1;

  Admission(Limits limits) {
    this.limits = limits;
    all =
        new Bucket(
            limits.maximum(),
            limits.maximum() * Math.max(1, limits.burst()),
            limits.maximum() * limits.saved(),
            0);
    int number = limits.partitions();
    for (int i = 0; i < number; i++) {
      double from = (double) i / number;
      double to = (i + 1.0) / number;
      partitions.add(new SimulatedPartition(from, to, limits.ofEachPartition()));
    }
  }

  boolean admits(SimulatedRequest request) {
    for (; second <= request.at(); second++) {
      splitWhatIsHot();
    }
    double units = request.flow().units();
    if (!all.holds(units, request.at())) {
      return false;
    }
    SimulatedPartition partition = partition(request.key());
    if (!partition.serves(request.key(), units, request.at())) {
      return false;
    }
    all.take(units);
    partition.take(units);
    return true;
  }

  /** The current number of partitions. */
  int partitions() {
    return partitions.size();
  }

  private SimulatedPartition partition(Key key) {
    for (SimulatedPartition partition : partitions) {
      if (partition.holds(key)) {
        return partition;
      }
    }
    throw new IllegalArgumentException("No partition holds " + key);
  }

  private void splitWhatIsHot() {
    List<SimulatedPartition> after = new ArrayList<>();
    for (SimulatedPartition partition : partitions) {
      if (partition.hasBeenHotFor(limits.splitAfter())) {
        after.addAll(partition.split(second));
      } else {
        after.add(partition);
      }
    }
    partitions = after;
  }
}
