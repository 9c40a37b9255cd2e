package papercatalog.domain.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

final class RetryTest {
  private static final Retry POLICY = Retry.UNTIL_SERVED;

  @Test
  void pause_doublesUpToItsCap_andIsOfRandomLength() {
    for (int attempts = 1; attempts <= 100; attempts++) {
      long bound = Math.min(20_000, 500L << Math.min(attempts - 1, 20));
      int made = attempts;
      assertThat(IntStream.range(0, 50).mapToObj(_ -> POLICY.pauseAfter(made).orElseThrow()))
          .allMatch(pause -> pause.toMillis() <= bound);
    }
    assertThat(IntStream.range(0, 200).mapToObj(_ -> POLICY.pauseAfter(10)).distinct())
        .hasSizeGreaterThan(100)
        .anyMatch(pause -> pause.orElseThrow().toSeconds() > 15);
  }

  @Test
  void attempts_end() {
    Retry policy = new Retry(3, Duration.ZERO, Duration.ZERO);
    Retry.Attempts attempts = policy.begin();

    assertThat(attempts.another()).isTrue();
    assertThat(attempts.another()).isTrue();
    assertThat(attempts.another()).isFalse();
    assertThat(policy.withAttempts(1).pauseAfter(1)).isEmpty();
  }
}
