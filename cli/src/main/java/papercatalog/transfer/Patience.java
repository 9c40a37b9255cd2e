package papercatalog.transfer;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import papercatalog.table.Backoff;
import papercatalog.write.Outcome;

/** How often one piece of work is tried again, by what it met. Not thread-safe. */
final class Patience {
  private static final int RACES = 30;
  private static final int REPEATS = 3;

  private final Backoff backoff;
  private final Map<Failure.Remedy, Integer> met = new EnumMap<>(Failure.Remedy.class);

  Patience(Backoff backoff) {
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

  /**
   * How work ended that succeeded: what is there already may have been written by a lost attempt.
   */
  Ending ending(Outcome outcome) {
    Ending ending = Ending.of(outcome);
    boolean ours = ending == Ending.UNCHANGED && met.containsKey(Failure.Remedy.REPEAT);
    return ours ? Ending.COMPLETED : ending;
  }
}
