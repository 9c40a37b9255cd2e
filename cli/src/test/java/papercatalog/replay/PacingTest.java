package papercatalog.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** By a clock that only waiting moves. */
final class PacingTest {
  private final AtomicLong now = new AtomicLong(5);
  private final Pacing pacing = new Pacing(10, now::get, pause -> now.addAndGet(pause.toNanos()));

  @Test
  void events_whenThereIsNothingElseToDo_thenPassEvenly() {
    for (int i = 0; i < 31; i++) {
      pacing.await();
    }

    assertThat(Duration.ofNanos(now.get() - 5)).isEqualTo(Duration.ofSeconds(3));
  }

  @Test
  void events_afterAPause_thenAreNotHurried() {
    pacing.await();
    now.addAndGet(Duration.ofSeconds(60).toNanos());
    long after = now.get();

    pacing.await();
    pacing.await();

    assertThat(Duration.ofNanos(now.get() - after)).isEqualTo(Duration.ofMillis(100));
  }
}
