package papercatalog.transfer;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import papercatalog.failure.Failure;
import papercatalog.table.Backoff;

/** Reads that are tried again while DynamoDB throttles, and a few times when it does not answer. */
final class Retries {
  private Retries() {}

  static <T> T of(Backoff backoff, Supplier<T> read) {
    RetryPolicy policy = new RetryPolicy(backoff);
    while (true) {
      try {
        return read.get();
      } catch (RuntimeException e) {
        Optional<Duration> pause = policy.after(Failure.of(e));
        if (pause.isEmpty()) {
          throw e;
        }
        sleep(pause.get());
      }
    }
  }

  private static void sleep(Duration pause) {
    try {
      Thread.sleep(pause);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted between two attempts", e);
    }
  }
}
