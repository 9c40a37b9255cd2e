package papercatalog.cli.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.cli.failure.Failure;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.table.Retry;
import papercatalog.publishing.write.Outcome;

final class FailureRetryTest {
  private final FailureRetry retries = new FailureRetry(Retry.UNTIL_SERVED);

  @Test
  void throttling_isWaitedOut_howeverLongItTakes() {
    for (int i = 0; i < 1_000; i++) {
      assertThat(retries.after(Failure.of(new Throttled(null)))).isPresent();
    }
  }

  @Test
  void anOutage_isTriedAFewTimes_andWhatIsThereThenIsOurs() {
    for (int i = 0; i < 3; i++) {
      assertThat(retries.after(Failure.of(new TableUnavailable(null)))).isPresent();
    }
    assertThat(retries.after(Failure.of(new TableUnavailable(null)))).isEmpty();
    assertThat(retries.outcome(Outcome.UNCHANGED)).isEqualTo(EntryOutcome.COMPLETED);
    assertThat(new FailureRetry(Retry.UNTIL_SERVED).outcome(Outcome.UNCHANGED))
        .isEqualTo(EntryOutcome.UNCHANGED);
  }

  @Test
  void aRace_isRunAgain_butNotForEver() {
    int times = 0;
    while (retries.after(Failure.of(new WriteConflict("the paper x"))).isPresent()) {
      times++;
    }
    assertThat(times).isEqualTo(30);
  }

  @Test
  void aMistake_isNotTriedAgain() {
    assertThat(retries.after(Failure.of(new InvalidValue("title", "must be given")))).isEmpty();
  }

  @Test
  void throttlingThatLasts_isReportedEveryTenSeconds_andNotWhileItIsShort() {
    AtomicLong clock = new AtomicLong(1);
    LastingThrottling throttling = new LastingThrottling(clock::get);

    assertThat(secondsReported(throttling, clock, 35)).containsExactly(10, 20, 30);

    clock.addAndGet(Duration.ofSeconds(60).toNanos());
    assertThat(secondsReported(throttling, clock, 9)).isEmpty();
  }

  private static List<Integer> secondsReported(
      LastingThrottling throttling, AtomicLong clock, int seconds) {
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
