package papercatalog.client.http;

import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** When an exchange must be over, however slowly it trickles. */
record Deadline(long nanoTime) {
  static Deadline in(Duration time) {
    return new Deadline(System.nanoTime() + time.toNanos());
  }

  /**
   * Milliseconds until then, at least one: to a socket, none means for ever.
   *
   * @throws SocketTimeoutException when it has passed
   */
  int left() throws SocketTimeoutException {
    long nanoseconds = nanoTime - System.nanoTime();
    if (nanoseconds <= 0) {
      throw new SocketTimeoutException("The exchange took too long");
    }
    return (int) Math.max(1, TimeUnit.NANOSECONDS.toMillis(nanoseconds));
  }
}
