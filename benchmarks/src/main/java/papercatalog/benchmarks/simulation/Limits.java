package papercatalog.benchmarks.simulation;

/**
 * DynamoDB's limits on reads or on writes of a table or an index; each index has its own limits.
 *
 * @param ofPartition maximum units per second of a partition
 * @param maximum units per second of all partitions: the maximum on-demand throughput, or the quota
 *     of the account
 * @param burst seconds for which an unused maximum is kept
 * @param saved seconds of burst at the start
 * @param partitions at the start
 * @param splitAfter seconds after which a continuously hot partition is split
 * @param adaptive whether a partition may use capacity that others leave; otherwise each has an
 *     equal share of the maximum
 */
public record Limits(
    double ofPartition,
    double maximum,
    double burst,
    double saved,
    int partitions,
    double splitAfter,
    boolean adaptive) {
  /** Reads of an idle index of a new on-demand table without a maximum. */
  public static final Limits READS = new Limits(3_000, 40_000, 300, 300, 4, 600, true);

  /** Sets a maximum on-demand throughput. */
  public Limits withMaximum(double units) {
    return new Limits(ofPartition, units, burst, saved, partitions, splitAfter, adaptive);
  }

  /** The limits after full use of the burst. */
  public Limits spent() {
    return new Limits(ofPartition, maximum, burst, 1, partitions, splitAfter, adaptive);
  }

  public Limits withPartitions(int number) {
    return new Limits(ofPartition, maximum, burst, saved, number, splitAfter, adaptive);
  }

  /** Sets the seconds until a hot partition is split; infinite for never. */
  public Limits splittingAfter(double seconds) {
    return new Limits(ofPartition, maximum, burst, saved, partitions, seconds, adaptive);
  }

  /** Removes adaptive capacity, as in DynamoDB's earlier versions. */
  public Limits withoutAdaptiveCapacity() {
    return new Limits(ofPartition, maximum, burst, saved, partitions, splitAfter, false);
  }

  /** The units per second of each partition. */
  double ofEachPartition() {
    return adaptive ? ofPartition : Math.min(ofPartition, maximum / partitions);
  }
}
