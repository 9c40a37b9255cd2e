package papercatalog.domain;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import papercatalog.local.engine.DynamoDbLocal;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The DynamoDB that tests run on: an engine of their own, or the one at the system property {@code
 * catalog.endpoint}, which other tests use too.
 *
 * @param own empty when it is shared
 */
public record TestEngine(URI endpoint, Optional<DynamoDbLocal> own) implements AutoCloseable {
  /** Opens whichever is asked for. */
  public static TestEngine open() {
    return open(0);
  }

  /**
   * The same; an own engine on a chosen port.
   *
   * @param port 0 picks a free one
   */
  public static TestEngine open(int port) {
    String present = System.getProperty("catalog.endpoint", "");
    if (!present.isEmpty()) {
      return new TestEngine(URI.create(present), Optional.empty());
    }
    DynamoDbLocal own = DynamoDbLocal.start(Optional.empty(), port);
    return new TestEngine(own.endpoint(), Optional.of(own));
  }

  /** An engine of this process is asked without a connection. */
  Exchange exchange() {
    return own.<Exchange>map(EngineExchange::new).orElseGet(() -> new RemoteExchange(endpoint));
  }

  /** A client of the engine. */
  public DynamoDbClient open(ClientSettings settings) {
    return open(settings, exchange());
  }

  /** A client whose requests pass an exchange. */
  DynamoDbClient open(ClientSettings settings, Exchange exchange) {
    return settings
        .at(endpoint)
        .builder()
        .httpClientBuilder(_ -> new ExchangeClient(exchange))
        .build();
  }

  /** Removes a table where it would outlive the test class: from a shared engine. */
  public void drop(DynamoDbClient client, String table) {
    if (own.isEmpty()) {
      client.deleteTable(request -> request.tableName(table));
    }
  }

  @Override
  public void close() {
    own.ifPresent(DynamoDbLocal::close);
  }
}
