package papercatalog.wire;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Connections that are kept for the next exchange; as many as there are exchanges at once, which in
 * a function is one.
 */
public final class Links implements AutoCloseable {
  private final Duration timeout;
  private final ConcurrentLinkedDeque<Link> idle = new ConcurrentLinkedDeque<>();

  /** With a limit on each exchange, connecting included. */
  public Links(Duration timeout) {
    this.timeout = timeout;
  }

  /**
   * Sends a request and reads the answer.
   *
   * @param request head and body as they travel
   * @param current is told what to close in order to end the exchange before its time
   * @throws IOException when the server is out of reach, breaks off or takes too long
   */
  public Reply exchange(Origin origin, byte[] request, AtomicReference<Closeable> current)
      throws IOException {
    Deadline deadline = Deadline.in(timeout);
    Link link = link(origin, deadline);
    current.set(link);
    boolean kept = false;
    try {
      Reply reply = link.exchange(request, deadline);
      kept = link.reusable();
      return reply;
    } finally {
      current.set(null);
      if (kept) {
        idle.addFirst(link);
      } else {
        link.close();
      }
    }
  }

  /** Closes the idle connections and forgets their TLS sessions. */
  @Override
  public void close() {
    for (Link link = idle.pollFirst(); link != null; link = idle.pollFirst()) {
      link.forget();
      try {
        link.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private Link link(Origin origin, Deadline deadline) throws IOException {
    for (Link link = idle.pollFirst(); link != null; link = idle.pollFirst()) {
      if (link.origin().equals(origin) && link.alive()) {
        return link;
      }
      link.close();
    }
    return Link.open(origin, deadline);
  }
}
