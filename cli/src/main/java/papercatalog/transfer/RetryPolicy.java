package papercatalog.transfer;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import papercatalog.failure.Failure;
import papercatalog.table.Backoff;
import papercatalog.write.Outcome;

/** Whether one piece of work is tried again, and when, by what it met so far. Not thread-safe. */
final class RetryPolicy {
  private static final int RACES = 30;
  private static final int REPEATS = 3;

  private final Backoff backoff;
  private final Map<Failure.Remedy, Integer> met = new EnumMap<>(Failure.Remedy.class);

  RetryPolicy(Backoff backoff) {
    this.backoff = backoff;
  }

  /** How long to wait before the next attempt; nothing when there is to be none. */
  Optional<Duration> after(Failure failure) {
    int times = met.merge(failure.remedy(), 1, Integer::sum);
    boolean again =
        switch (failure.remedy()) {
          case NONE -> false;
          case WAIT -> true;
          case RACE -> times <= RACES;
          case REPEAT -> times <= REPEATS;
        };
    return again ? Optional.of(backoff.pause(times)) : Optional.empty();
  }

  /** What came of work that succeeded: what is there already may be a lost attempt's. */
  EntryOutcome outcome(Outcome written) {
    EntryOutcome outcome = EntryOutcome.of(written);
    boolean ours = outcome == EntryOutcome.UNCHANGED && met.containsKey(Failure.Remedy.REPEAT);
    return ours ? EntryOutcome.COMPLETED : outcome;
  }
}
