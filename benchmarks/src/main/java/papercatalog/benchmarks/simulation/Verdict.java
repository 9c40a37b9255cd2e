package papercatalog.benchmarks.simulation;

/** What becomes of a request; DynamoDB gives a refusal the reason that is named here. */
public enum Verdict {
  ADMITTED,
  /** {@code MaxOnDemandThroughputExceeded}: the index has had all that it may. */
  OVER_MAXIMUM,
  /** {@code KeyRangeThroughputExceeded}: the partition serves no more. */
  OVER_PARTITION
}
