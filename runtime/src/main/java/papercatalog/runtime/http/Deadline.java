package papercatalog.runtime.http;

import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * When an exchange must be over, however slowly it trickles.
 *
 * @param never whether it may take for ever
 */
record Deadline(boolean never, long nanoTime) {
  static Deadline in(Duration time) {
    return new Deadline(false, System.nanoTime() + time.toNanos());
  }

  static Deadline none() {
    return new Deadline(true, 0);
  }

  /**
   * Milliseconds until then, at least one: to a socket, none means for ever.
   *
   * @throws SocketTimeoutException when it has passed
   */
  int left() throws SocketTimeoutException {
    if (never) {
      return 0;
    }
    long nanoseconds = nanoTime - System.nanoTime();
    if (nanoseconds <= 0) {
      throw new SocketTimeoutException("The exchange took too long");
    }
    return (int) Math.max(1, TimeUnit.NANOSECONDS.toMillis(nanoseconds));
  }
}
