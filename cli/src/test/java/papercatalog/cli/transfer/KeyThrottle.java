package papercatalog.cli.transfer;

import module java.base;

import papercatalog.domain.Fault;
import papercatalog.domain.FaultPlan;

/**
 * Rejects transactions that exceed a rate of writes to one key of GSI1, as DynamoDB does at 1,000
 * per second.
 *
 * <p>Each key has a bucket with the writes of one second; DynamoDB keeps up to five minutes of
 * unused capacity.
 */
final class KeyThrottle implements FaultPlan {
  private static final Fault THROTTLED = Fault.throttled("IndexWriteKeyRangeThroughputExceeded");
  private static final Pattern KEY = Pattern.compile("\"GSI1PK\":\\{\"S\":\"([^\"]+)\"");

  private final double rate;
  private final Pattern limited;
  private final Map<String, Bucket> buckets = new HashMap<>();
  private int refusals;

  /** The number of writes allowed at a moment. */
  private record Bucket(double room, long moment) {}

  /**
   * @param rate writes per second for each key
   * @param limited the keys to limit
   */
  KeyThrottle(double rate, Pattern limited) {
    this.rate = rate;
    this.limited = limited;
  }

  @Override
  public synchronized Fault of(Attempt attempt) {
    if (!attempt.operation().equals(TRANSACTION)) {
      return Fault.NONE;
    }
    List<String> keys =
        KEY.matcher(attempt.body())
            .results()
            .map((MatchResult found) -> found.group(1))
            .filter(limited.asMatchPredicate())
            .toList();
    long now = System.nanoTime();
    keys.forEach(key -> buckets.merge(key, new Bucket(rate, now), (old, _) -> filled(old, now)));
    if (keys.stream().anyMatch(key -> buckets.get(key).room() < 1)) {
      refusals++;
      return THROTTLED;
    }
    keys.forEach(key -> buckets.put(key, new Bucket(buckets.get(key).room() - 1, now)));
    return Fault.NONE;
  }

  synchronized int refusals() {
    return refusals;
  }

  private Bucket filled(Bucket old, long now) {
    double seconds = (now - old.moment()) / (double) Duration.ofSeconds(1).toNanos();
    return new Bucket(Math.min(rate, old.room() + rate * seconds), now);
  }
}
