package papercatalog.runtime.direct;

import module java.base;

import software.amazon.awssdk.crt.CrtRuntimeException;
import software.amazon.awssdk.crt.http.HttpClientConnection;
import software.amazon.awssdk.crt.http.HttpClientConnectionManager;
import software.amazon.awssdk.crt.http.HttpClientConnectionManagerOptions;
import software.amazon.awssdk.crt.http.HttpRequest;
import software.amazon.awssdk.crt.http.HttpStream;
import software.amazon.awssdk.crt.io.ClientBootstrap;
import software.amazon.awssdk.crt.io.EventLoopGroup;
import software.amazon.awssdk.crt.io.HostResolver;
import software.amazon.awssdk.crt.io.SocketOptions;
import software.amazon.awssdk.crt.io.TlsContext;
import software.amazon.awssdk.crt.io.TlsContextOptions;

/**
 * Connections to one server through AWS's Common Runtime, whose HTTP/1.1 and TLS are native code: a
 * JVM that has just started would run its own slowly. The first one opens while the handler loads.
 * A certificate must have the host's name and an authority of the package's list or, without one,
 * the system's.
 */
final class CrtConnections implements AutoCloseable {
  /** The system property with the file of trusted certificates, instead of the system's list. */
  static final String AUTHORITIES = "papercatalog.client.authorities";

  /** Shorter than DynamoDB and the networks in between keep idle connections. */
  private static final Duration LONGEST_IDLE = Duration.ofSeconds(20);

  private static final int MOST = 1_000;

  static {
    CrtLibrary.load();
  }

  private final Duration timeout;
  private final HttpClientConnectionManager manager;
  private final ConcurrentLinkedDeque<Idle> idle = new ConcurrentLinkedDeque<>();

  /**
   * A connection that waits since a time of the clock on the wall: others may stand still while a
   * function is frozen.
   */
  private record Idle(CompletableFuture<HttpClientConnection> connection, long since) {}

  /** Begins to connect; the timeout of each exchange includes connecting. */
  CrtConnections(URI endpoint, Duration timeout) {
    this.timeout = timeout;
    // The manager keeps what it needs of these.
    try (EventLoopGroup thread = new EventLoopGroup(1);
        HostResolver resolver = new HostResolver(thread);
        ClientBootstrap bootstrap = new ClientBootstrap(thread, resolver);
        SocketOptions sockets = new SocketOptions();
        TlsContext tls = endpoint.getScheme().equals("https") ? tls() : null) {
      sockets.connectTimeoutMs = Math.toIntExact(timeout.toMillis());
      manager =
          HttpClientConnectionManager.create(
              new HttpClientConnectionManagerOptions()
                  .withClientBootstrap(bootstrap)
                  .withSocketOptions(sockets)
                  .withTlsContext(tls)
                  .withUri(endpoint)
                  .withMaxConnections(MOST));
    }
    keep(manager.acquireConnection());
  }

  private static TlsContext tls() {
    try (TlsContextOptions options = TlsContextOptions.createDefaultClient()) {
      options.minTlsVersion = TlsContextOptions.TlsVersions.TLSv1_2;
      String authorities = System.getProperty(AUTHORITIES);
      if (authorities != null) {
        options.overrideDefaultTrustStoreFromPath(null, authorities);
      }
      return new TlsContext(options);
    }
  }

  /**
   * Sends a request and reads the answer into a body. IOException when the server is out of reach,
   * is not trusted, breaks off or takes too long.
   */
  <B extends OutputStream> CrtAnswer<B> exchange(HttpRequest request, B body) throws IOException {
    long deadline = System.nanoTime() + timeout.toNanos();
    HttpClientConnection connection = connection(deadline);
    CrtAnswer<B> answer = new CrtAnswer<>(body);
    boolean whole = false;
    try (HttpStream stream = connection.makeRequest(request, answer)) {
      stream.activate();
      await(answer.whole(), deadline);
      whole = true;
      return answer;
    } catch (CrtRuntimeException e) {
      throw new IOException(e);
    } finally {
      if (whole) {
        keep(CompletableFuture.completedFuture(connection));
      } else {
        end(connection);
      }
    }
  }

  private HttpClientConnection connection(long deadline) throws IOException {
    for (Idle next = idle.pollFirst(); next != null; next = idle.pollFirst()) {
      long waited = System.currentTimeMillis() - next.since;
      if (waited >= 0 && waited < LONGEST_IDLE.toMillis()) {
        HttpClientConnection connection = connected(next.connection, deadline);
        if (connection.isOpen()) {
          return connection;
        }
      }
      var _ = next.connection.thenAccept(CrtConnections::end);
    }
    return connected(manager.acquireConnection(), deadline);
  }

  private static HttpClientConnection connected(
      CompletableFuture<HttpClientConnection> connection, long deadline) throws IOException {
    boolean done = false;
    try {
      HttpClientConnection connected = await(connection, deadline);
      done = true;
      return connected;
    } finally {
      if (!done) {
        var _ = connection.thenAccept(CrtConnections::end);
      }
    }
  }

  private static <T> T await(CompletableFuture<T> future, long deadline) throws IOException {
    try {
      return future.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException _) {
      throw new SocketTimeoutException("The exchange took too long");
    } catch (ExecutionException e) {
      throw new IOException(e.getCause());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("Interrupted while waiting for an answer");
    }
  }

  private void keep(CompletableFuture<HttpClientConnection> connection) {
    idle.addFirst(new Idle(connection, System.currentTimeMillis()));
  }

  /** Gives it back to the manager, which drops it, because it is closed. */
  private static void end(HttpClientConnection connection) {
    connection.shutdown();
    connection.close();
  }

  @Override
  public void close() {
    for (Idle next = idle.pollFirst(); next != null; next = idle.pollFirst()) {
      var _ = next.connection.thenAccept(CrtConnections::end);
    }
    manager.close();
  }
}
