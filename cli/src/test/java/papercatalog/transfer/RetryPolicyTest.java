package papercatalog.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import papercatalog.error.TableUnavailable;
import papercatalog.error.Throttled;
import papercatalog.error.WriteConflict;
import papercatalog.failure.Failure;
import papercatalog.model.InvalidValue;
import papercatalog.table.Backoff;
import papercatalog.write.Outcome;

/** How long and how often is waited. */
final class RetryPolicyTest {
  private static final Backoff BACKOFF =
      new Backoff(Duration.ofMillis(500), Duration.ofSeconds(20));

  private final RetryPolicy policy = new RetryPolicy(BACKOFF);

  @Test
  void pause_doublesUpToItsCap_andIsOfRandomLength() {
    for (int attempts = 1; attempts <= 100; attempts++) {
      long bound = Math.min(20_000, 500L << Math.min(attempts - 1, 20));
      int made = attempts;
      assertThat(IntStream.range(0, 50).mapToObj(_ -> BACKOFF.pause(made)))
          .allMatch(pause -> pause.toMillis() <= bound);
    }
    assertThat(IntStream.range(0, 200).mapToObj(_ -> BACKOFF.pause(10)).distinct())
        .hasSizeGreaterThan(100)
        .anyMatch(pause -> pause.toSeconds() > 15);
  }

  @Test
  void throttling_isWaitedOut_howeverLongItTakes() {
    for (int i = 0; i < 1_000; i++) {
      assertThat(policy.after(Failure.of(new Throttled(null)))).isPresent();
    }
  }

  @Test
  void anOutage_isTriedAFewTimes_andWhatIsThereThenIsOurs() {
    for (int i = 0; i < 3; i++) {
      assertThat(policy.after(Failure.of(new TableUnavailable(null)))).isPresent();
    }
    assertThat(policy.after(Failure.of(new TableUnavailable(null)))).isEmpty();
    assertThat(policy.outcome(Outcome.UNCHANGED)).isEqualTo(EntryOutcome.COMPLETED);
    assertThat(new RetryPolicy(BACKOFF).outcome(Outcome.UNCHANGED))
        .isEqualTo(EntryOutcome.UNCHANGED);
  }

  @Test
  void aRace_isRunAgain_butNotForEver() {
    int times = 0;
    while (policy.after(Failure.of(new WriteConflict("the paper x"))).isPresent()) {
      times++;
    }
    assertThat(times).isEqualTo(30);
  }

  @Test
  void aMistake_isNotTriedAgain() {
    assertThat(policy.after(Failure.of(new InvalidValue("title", "must be given")))).isEmpty();
  }

  @Test
  void throttlingThatLasts_isReportedEveryTenSeconds_andNotWhileItIsShort() {
    AtomicLong clock = new AtomicLong(1);
    Throttling throttling = new Throttling(clock::get);

    assertThat(secondsReported(throttling, clock, 35)).containsExactly(10, 20, 30);

    clock.addAndGet(Duration.ofSeconds(60).toNanos());
    assertThat(secondsReported(throttling, clock, 9)).isEmpty();
  }

  private static List<Integer> secondsReported(
      Throttling throttling, AtomicLong clock, int seconds) {
    return IntStream.rangeClosed(0, seconds)
        .filter(
            second -> {
              boolean due = throttling.lasts();
              clock.addAndGet(Duration.ofSeconds(1).toNanos());
              return due;
            })
        .boxed()
        .toList();
  }
}
