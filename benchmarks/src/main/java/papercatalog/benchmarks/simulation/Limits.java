package papercatalog.benchmarks.simulation;

/**
 * What DynamoDB lets through of reads, or of writes, at a table or at an index: each index has
 * limits of its own.
 *
 * @param ofPartition units a second that a partition serves at most, whatever the rest does
 * @param maximum units a second of all its partitions: the maximum on-demand throughput that is
 *     set, or the quota of the account
 * @param burst seconds for which an unused maximum is kept
 * @param saved seconds of it that are there at the beginning
 * @param partitions at the beginning
 * @param splitAfter seconds after which a partition that is hot without a break is split
 * @param adaptive whether a partition may use what the others do not; without it, each has an equal
 *     share of the maximum
 */
public record Limits(
    double ofPartition,
    double maximum,
    double burst,
    double saved,
    int partitions,
    double splitAfter,
    boolean adaptive) {
  /** Reads of an index of a new on-demand table without a maximum, rested. */
  public static final Limits READS = new Limits(3_000, 40_000, 300, 300, 4, 600, true);

  /** Its writes. */
  public static final Limits WRITES = new Limits(1_000, 40_000, 300, 300, 4, 600, true);

  /** The same with a maximum on-demand throughput. */
  public Limits withMaximum(double units) {
    return new Limits(ofPartition, units, burst, saved, partitions, splitAfter, adaptive);
  }

  /** The same after a time in which all was used. */
  public Limits spent() {
    return new Limits(ofPartition, maximum, burst, 1, partitions, splitAfter, adaptive);
  }

  /** The same with another number of partitions. */
  public Limits withPartitions(int number) {
    return new Limits(ofPartition, maximum, burst, saved, number, splitAfter, adaptive);
  }

  /** The same where hot partitions are split sooner, later or, after infinite time, never. */
  public Limits splittingAfter(double seconds) {
    return new Limits(ofPartition, maximum, burst, saved, partitions, seconds, adaptive);
  }

  /** The same as it was before partitions could use what others do not. */
  public Limits withoutAdaptiveCapacity() {
    return new Limits(ofPartition, maximum, burst, saved, partitions, splitAfter, false);
  }

  /** What each partition may serve in a second. */
  double ofEachPartition() {
    return adaptive ? ofPartition : Math.min(ofPartition, maximum / partitions);
  }
}
