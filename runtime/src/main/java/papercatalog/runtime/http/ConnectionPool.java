package papercatalog.runtime.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * Connections to a server that takes as long as it likes, such as one that answers when there is
 * news. They are kept for the next exchange; as many as there are exchanges at once.
 */
public final class ConnectionPool implements AutoCloseable {
  private final String host;
  private final int port;
  private final ConcurrentLinkedDeque<HttpConnection> idle = new ConcurrentLinkedDeque<>();

  public ConnectionPool(String host, int port) {
    this.host = host;
    this.port = port;
  }

  /**
   * Sends a request and reads the answer.
   *
   * @param request head and body as they travel
   * @throws KeptConnectionClosed when the server has closed a kept connection before it answered
   * @throws IOException when the server is out of reach or breaks off
   */
  public HttpResponse exchange(byte[] request) throws IOException {
    HttpConnection connection = connection();
    boolean kept = false;
    try {
      HttpResponse response = connection.exchange(request);
      kept = connection.reusable();
      return response;
    } finally {
      if (kept) {
        idle.addFirst(connection);
      } else {
        connection.close();
      }
    }
  }

  /** Closes the idle connections. */
  @Override
  public void close() {
    for (HttpConnection connection = idle.pollFirst();
        connection != null;
        connection = idle.pollFirst()) {
      try {
        connection.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private HttpConnection connection() throws IOException {
    for (HttpConnection connection = idle.pollFirst();
        connection != null;
        connection = idle.pollFirst()) {
      if (connection.alive()) {
        return connection;
      }
      connection.close();
    }
    return HttpConnection.open(new InetSocketAddress(host, port));
  }
}
