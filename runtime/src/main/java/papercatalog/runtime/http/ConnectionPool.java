package papercatalog.runtime.http;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Connections that are kept for the next exchange; as many as there are exchanges at once, which in
 * a function is one.
 */
public final class ConnectionPool implements AutoCloseable {
  private final Optional<Duration> timeout;
  private final TlsSockets tls = new TlsSockets();
  private final ConcurrentLinkedDeque<HttpConnection> idle = new ConcurrentLinkedDeque<>();

  private ConnectionPool(Optional<Duration> timeout) {
    this.timeout = timeout;
  }

  /** With a limit on each exchange, connecting included. */
  public ConnectionPool(Duration timeout) {
    this(Optional.of(timeout));
  }

  /** For a server that takes as long as it likes, such as one that answers when there is news. */
  public static ConnectionPool withoutLimit() {
    return new ConnectionPool(Optional.empty());
  }

  /**
   * Sends a request and reads the answer.
   *
   * @param request head and body as they travel
   * @param current holds what to close in order to end the exchange before its time
   * @throws KeptConnectionClosed when the server has closed a kept connection before it answered
   * @throws IOException when the server is out of reach, breaks off or takes too long
   */
  public HttpResponse exchange(Origin origin, byte[] request, AtomicReference<Closeable> current)
      throws IOException {
    Deadline deadline = timeout.isPresent() ? Deadline.in(timeout.get()) : Deadline.none();
    HttpConnection connection = connection(origin, deadline);
    current.set(connection);
    boolean kept = false;
    try {
      HttpResponse response = connection.exchange(request, deadline);
      kept = connection.reusable();
      return response;
    } finally {
      current.set(null);
      if (kept) {
        idle.addFirst(connection);
      } else {
        connection.close();
      }
    }
  }

  /** Closes the idle connections and forgets their TLS sessions. */
  @Override
  public void close() {
    for (HttpConnection connection = idle.pollFirst();
        connection != null;
        connection = idle.pollFirst()) {
      connection.forget();
      try {
        connection.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private HttpConnection connection(Origin origin, Deadline deadline) throws IOException {
    for (HttpConnection connection = idle.pollFirst();
        connection != null;
        connection = idle.pollFirst()) {
      if (connection.origin().equals(origin) && connection.alive()) {
        return connection;
      }
      connection.close();
    }
    return HttpConnection.open(origin, tls, deadline);
  }
}
