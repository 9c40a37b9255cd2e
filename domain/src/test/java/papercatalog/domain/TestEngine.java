package papercatalog.domain;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.memory.MemoryDatabase;
import papercatalog.local.engine.DynamoDbLocal;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The DynamoDB that tests run on: an engine of their own, or the one at the system property {@code
 * catalog.endpoint}, which other tests use too.
 */
public final class TestEngine implements AutoCloseable {
  private final Exchange exchange;
  private final URI endpoint;
  private final AutoCloseable own;
  private final boolean shared;

  private TestEngine(Exchange exchange, URI endpoint, AutoCloseable own, boolean shared) {
    this.exchange = exchange;
    this.endpoint = endpoint;
    this.own = own;
    this.shared = shared;
  }

  /** The engine in memory, which {@code MemoryEngineTest} compares; with THOROUGH, a real one. */
  public static TestEngine open() {
    return open(0);
  }

  /**
   * The same on a chosen port.
   *
   * @param port 0 picks a free one
   */
  public static TestEngine open(int port) {
    return Thorough.of(true, false) || !present().isEmpty() ? real(port) : inMemory(port);
  }

  /** The engine in memory in any case. */
  public static TestEngine inMemory(int port) {
    MemoryDatabase memory = new MemoryDatabase();
    ExchangeServer server = new ExchangeServer(memory, port);
    return new TestEngine(memory, server.endpoint(), server, false);
  }

  /** DynamoDB Local, unless another is present. */
  public static TestEngine real() {
    return real(0);
  }

  private static TestEngine real(int port) {
    if (!present().isEmpty()) {
      URI endpoint = URI.create(present());
      return new TestEngine(new RemoteExchange(endpoint), endpoint, () -> {}, true);
    }
    DynamoDbLocal own = DynamoDbLocal.start(Optional.empty(), port);
    return new TestEngine(new EngineExchange(own), own.endpoint(), own, false);
  }

  private static String present() {
    return System.getProperty("catalog.endpoint", "");
  }

  public URI endpoint() {
    return endpoint;
  }

  /** An engine of this process is asked without a connection. */
  Exchange exchange() {
    return exchange;
  }

  /** A client of the engine. */
  public DynamoDbClient open(ClientSettings settings) {
    return exchange instanceof MemoryDatabase memory
        ? memory.client(settings.at(endpoint))
        : open(settings, exchange);
  }

  /** A client whose requests pass an exchange. */
  DynamoDbClient open(ClientSettings settings, Exchange through) {
    return settings
        .at(endpoint)
        .builder()
        .httpClientBuilder(_ -> new ExchangeClient(through))
        .build();
  }

  /** Removes a table where it would outlive the test class: from a shared engine. */
  public void drop(DynamoDbClient client, String table) {
    if (shared) {
      client.deleteTable(request -> request.tableName(table));
    }
  }

  @Override
  public void close() {
    try {
      own.close();
    } catch (Exception e) {
      throw new IllegalStateException("The engine does not stop", e);
    }
  }
}
