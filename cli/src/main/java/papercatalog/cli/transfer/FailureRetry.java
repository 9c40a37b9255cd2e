package papercatalog.cli.transfer;

import module java.base;

import papercatalog.cli.failure.Failure;
import papercatalog.domain.table.Retry;
import papercatalog.publishing.write.Outcome;

/** Decides on retries of one operation by its failures so far. Not thread-safe. */
public final class FailureRetry {
  private static final int RACES = 30;
  private static final int REPEATS = 3;
  private static final int BATCHES = 8;

  private final Retry policy;
  private final Map<Failure.Remedy, Retry.Attempts> met = new EnumMap<>(Failure.Remedy.class);

  /** Uses the pauses of a policy; the failures decide the number of attempts. */
  FailureRetry(Retry policy) {
    this.policy = policy;
  }

  /** Retries a read while DynamoDB throttles, and a few times when it does not answer. */
  public static <T> T of(Supplier<T> read) {
    FailureRetry retries = new FailureRetry(Retry.UNTIL_SERVED);
    while (true) {
      try {
        return read.get();
      } catch (RuntimeException e) {
        Optional<Duration> pause = retries.after(Failure.of(e));
        if (pause.isEmpty()) {
          throw e;
        }
        Retry.sleep(pause.get());
      }
    }
  }

  /** Reads records in batches, several at a time, and keeps the order of their keys. */
  public static <K, V> Stream<V> ofBatches(
      List<K> keys, int size, Function<List<K>, List<V>> read) {
    return keys.stream()
        .gather(Gatherers.windowFixed(size))
        .gather(Gatherers.mapConcurrent(BATCHES, batch -> of(() -> read.apply(batch))))
        .flatMap(List::stream);
  }

  Optional<Duration> after(Failure failure) {
    return met.computeIfAbsent(failure.remedy(), this::attempts).failed();
  }

  private Retry.Attempts attempts(Failure.Remedy remedy) {
    Retry retry =
        switch (remedy) {
          case NONE -> policy.withAttempts(1);
          case WAIT -> policy;
          case RACE -> policy.withAttempts(1 + RACES);
          case REPEAT -> policy.withAttempts(1 + REPEATS);
        };
    return retry.begin();
  }

  /** A record that is stored already may be that of an earlier attempt without a response. */
  EntryOutcome outcome(Outcome written) {
    EntryOutcome outcome = EntryOutcome.of(written);
    boolean ours = outcome == EntryOutcome.UNCHANGED && met.containsKey(Failure.Remedy.REPEAT);
    return ours ? EntryOutcome.COMPLETED : outcome;
  }
}
