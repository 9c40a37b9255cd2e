package papercatalog.functions.runtime;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.pattern.Routes;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.RequestCounter;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Environment;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.request.DeployedRoutes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

public final class Deployment {
  private static final String OWN_CLIENTS = "papercatalog.client.own";

  private static final ScopedValue<Surroundings> OTHER = ScopedValue.newInstance();

  private Deployment() {}

  private record Surroundings(Catalog catalog, FunctionLog log, Routes routes) {}

  /** Creates a handler outside Lambda, over another catalog and with another log. */
  public static <T> T over(Catalog catalog, FunctionLog log, Routes routes, Supplier<T> handler) {
    return ScopedValue.where(OTHER, new Surroundings(catalog, log, routes)).call(handler::get);
  }

  /**
   * The catalog of this deployment. A function whose environment names no table or an invalid
   * tenant must fail at its start, with IllegalStateException.
   */
  public static Catalog catalog() {
    return OTHER.isBound()
        ? OTHER.get().catalog
        : new Catalog(new CatalogTable(client(), table(), Namespace.fromEnvironment()));
  }

  public static FunctionLog log() {
    return OTHER.isBound() ? OTHER.get().log : FunctionLog.fromEnvironment();
  }

  public static Routes routes() {
    return OTHER.isBound() ? OTHER.get().routes : DeployedRoutes.fromEnvironment();
  }

  /** Whether the package brings clients of its own: a lookup would slow down every other start. */
  public static boolean hasOwnClients() {
    return Boolean.getBoolean(OWN_CLIENTS);
  }

  private static DynamoDbClient client() {
    return hasOwnClients()
        ? ServiceLoader.load(DynamoDbClient.class).findFirst().orElseThrow()
        : ClientSettings.forReads().seenBy(new RequestCounter()).open();
  }

  public static String table() {
    return Environment.required(TableSchema.NAME_VARIABLE);
  }
}
