package papercatalog.local.engine;

import module java.base;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBRequestHandler;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBServerHandler;

/**
 * DynamoDB Local in this process, reachable on the loopback interface only.
 *
 * <p>Its own launcher listens on every interface and reports usage to AWS. Here its request handler
 * is mounted in our server: one connector on 127.0.0.1, for requests that name it, no telemetry, no
 * file outside the data directory. Clients meet the real protocol, and see an outage when it stops.
 *
 * <p>The engine is Amazon's, under Amazon's licence; the user's build downloads it.
 */
public final class DynamoDbLocal implements AutoCloseable {
  /** Each new engine empties and refills the operations of all: requests wait meanwhile. */
  private static final ReadWriteLock OPERATIONS = new ReentrantReadWriteLock();

  static {
    ParsedDefinitions.use();
  }

  private final LoopbackServer server;
  private final LocalDynamoDBRequestHandler engine;
  private final Operations operations;

  private DynamoDbLocal(Optional<Path> directory, int port) throws IOException {
    // The port first: another engine may be serving the directory.
    server = new LoopbackServer(port, new HttpConfiguration());
    String path = directory.map(Path::toString).orElse(null);
    engine = new LocalDynamoDBRequestHandler(0, directory.isEmpty(), path, true, false);
    operations = new Operations(engine);
    server.serve(new LoopbackOnly(operations));
  }

  private static final class Operations extends Handler.Wrapper {
    Operations(LocalDynamoDBRequestHandler engine) {
      OPERATIONS.writeLock().lock();
      try {
        setHandler(new LocalDynamoDBServerHandler(engine, null));
      } finally {
        OPERATIONS.writeLock().unlock();
      }
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
      OPERATIONS.readLock().lock();
      try {
        return super.handle(request, response, callback);
      } finally {
        OPERATIONS.readLock().unlock();
      }
    }
  }

  /** Starts an empty engine on a free port; its content is gone when it closes. */
  public static DynamoDbLocal inMemory() {
    return start(Optional.empty(), 0);
  }

  /**
   * Starts the engine; UncheckedIOException when the port is not available.
   *
   * @param directory existing and writable, for its tables; in memory without one
   * @param port 0 picks a free one
   */
  public static DynamoDbLocal start(Optional<Path> directory, int port) {
    try {
      return new DynamoDbLocal(directory, port);
    } catch (IOException e) {
      throw new UncheckedIOException("DynamoDB Local did not start: " + e.getMessage(), e);
    }
  }

  public URI endpoint() {
    return server.url();
  }

  /** Answers requests of this process without a connection. */
  public Request.Handler operations() {
    return operations;
  }

  @Override
  public void close() {
    try {
      server.close();
    } finally {
      engine.shutdown();
    }
  }
}
