package papercatalog.domain;

import module java.base;

/** A loopback port between a client and an engine, where requests go wrong as planned. */
public final class FaultyEndpoint implements AutoCloseable {
  private final FaultyExchange requests;
  private final ExchangeServer server;

  /** Opens one that lets everything through. */
  public FaultyEndpoint(URI engine) {
    requests = new FaultyExchange(new RemoteExchange(engine));
    server = new ExchangeServer(requests, 0);
  }

  /** Where a DynamoDB client finds it. */
  public URI endpoint() {
    return server.endpoint();
  }

  /** What passes it, and by which plan. */
  public FaultyExchange requests() {
    return requests;
  }

  @Override
  public void close() {
    server.close();
  }
}
