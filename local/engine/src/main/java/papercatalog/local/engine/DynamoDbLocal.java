package papercatalog.local.engine;

import module java.base;

import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBRequestHandler;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBServerHandler;

/**
 * DynamoDB Local in this process, reachable on the loopback interface only.
 *
 * <p>Its own launcher listens on every interface and reports usage to AWS. Here its request handler
 * is mounted in a server of ours instead: one connector on 127.0.0.1, for requests that name it, no
 * telemetry, no file outside the data directory. Requests still travel over HTTP, so that a client
 * meets the real protocol, and stopping the engine looks to it like an outage.
 *
 * <p>The engine is Amazon's, under Amazon's licence; the user's build downloads it.
 */
public final class DynamoDbLocal implements AutoCloseable {
  private static final String LOOPBACK = "127.0.0.1";

  private final LocalDynamoDBRequestHandler engine;
  private final Server server;
  private final ServerConnector connector;

  private DynamoDbLocal(Optional<Path> directory, int port) throws Exception {
    server = new Server();
    connector = new ServerConnector(server);
    connector.setHost(LOOPBACK);
    connector.setPort(port);
    connector.open(); // before the engine touches a directory that another one may be serving
    server.addConnector(connector);
    String path = directory.map(Path::toString).orElse(null);
    engine = new LocalDynamoDBRequestHandler(0, directory.isEmpty(), path, true, false);
    server.setHandler(new LoopbackOnly(new LocalDynamoDBServerHandler(engine, null)));
    server.start();
  }

  /**
   * Starts an empty engine on a free port; what it holds is gone when it closes.
   *
   * @throws IllegalStateException when it cannot start
   */
  public static DynamoDbLocal inMemory() {
    return inMemory(0);
  }

  /**
   * As {@link #inMemory()}, on a chosen port.
   *
   * @param port 0 picks a free one
   * @throws UncheckedIOException when the port cannot be had
   */
  public static DynamoDbLocal inMemory(int port) {
    return start(Optional.empty(), port);
  }

  /**
   * Starts the engine on a free port with its tables in one file of a directory.
   *
   * @param directory an existing, writable directory
   * @throws IllegalStateException when it cannot start
   */
  public static DynamoDbLocal in(Path directory) {
    return start(Optional.of(directory), 0);
  }

  /**
   * As {@link #in(Path)}, on a chosen port.
   *
   * @param port 0 picks a free one
   * @throws UncheckedIOException when the port cannot be had
   */
  public static DynamoDbLocal in(Path directory, int port) {
    return start(Optional.of(directory), port);
  }

  private static DynamoDbLocal start(Optional<Path> directory, int port) {
    try {
      return new DynamoDbLocal(directory, port);
    } catch (IOException e) {
      throw new UncheckedIOException("DynamoDB Local did not start: " + e.getMessage(), e);
    } catch (Exception e) {
      throw new IllegalStateException("DynamoDB Local did not start: " + e.getMessage(), e);
    }
  }

  /** Where a DynamoDB client finds the engine: {@code http://127.0.0.1:<port>}. */
  public URI endpoint() {
    return URI.create("http://" + LOOPBACK + ":" + port());
  }

  /** The loopback port that the engine listens on. */
  public int port() {
    return connector.getLocalPort();
  }

  /** Stops serving and closes the data file. */
  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("DynamoDB Local did not stop: " + e.getMessage(), e);
    } finally {
      engine.shutdown();
    }
  }
}
