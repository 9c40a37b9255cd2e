package papercatalog.domain.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

final class RetryPolicyTest {
  private static final RetryPolicy POLICY = RetryPolicy.UNTIL_SERVED;

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
    RetryPolicy policy = new RetryPolicy(3, Duration.ZERO, Duration.ZERO);
    Attempts attempts = new Attempts(policy);

    assertThat(attempts.another()).isTrue();
    assertThat(attempts.another()).isTrue();
    assertThat(attempts.another()).isFalse();
    assertThat(policy.withAttempts(1).pauseAfter(1)).isEmpty();
  }
}
