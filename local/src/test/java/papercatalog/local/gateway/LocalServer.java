package papercatalog.local.gateway;

import module java.base;

import papercatalog.domain.table.CatalogTable;

/** The sample catalog behind a gateway, in this JVM, in memory and on free loopback ports. */
public final class LocalServer implements AutoCloseable {
  private final LocalCatalog local;
  private final Gateway gateway;

  private LocalServer(LocalCatalog local, Gateway gateway) {
    this.local = local;
    this.gateway = gateway;
  }

  public static LocalServer start() throws IOException {
    LocalCatalog local = LocalCatalog.start(Optional.empty());
    try {
      local.publishSample();
      local.search.follow(local.endpoint, System.err);
      return new LocalServer(local, Gateway.open(new LocalFunctions(local), 0).serve());
    } catch (IOException | RuntimeException e) {
      local.close();
      throw e;
    }
  }

  public URI url() {
    return gateway.url();
  }

  public CatalogTable table() {
    return local.table();
  }

  @Override
  public void close() {
    gateway.close();
    local.close();
  }
}
