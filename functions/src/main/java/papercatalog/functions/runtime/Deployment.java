package papercatalog.functions.runtime;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.RequestCounter;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Environment;
import papercatalog.functions.route.Routes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

public final class Deployment {
  private static final String OWN_CLIENT = "papercatalog.client.";

  private static final ScopedValue<Surroundings> OTHER = ScopedValue.newInstance();

  public static final Environment ENVIRONMENT = new Environment(System.getenv());

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
        : new Catalog(new CatalogTable(client(), table(), ENVIRONMENT.namespace()));
  }

  public static FunctionLog log() {
    return OTHER.isBound() ? OTHER.get().log : FunctionLog.of(ENVIRONMENT);
  }

  public static Routes routes() {
    return OTHER.isBound() ? OTHER.get().routes : Routes.of(ENVIRONMENT);
  }

  /** Whether {@link #ownClient} has one. */
  public static boolean hasOwnClient(Class<?> type) {
    return System.getProperty(OWN_CLIENT + type.getSimpleName()) != null;
  }

  /**
   * The client that the package brings, if a system property named after its type names the class.
   * To look for a service would open the jar, which takes a tenth of a start.
   */
  public static <T> Optional<T> ownClient(Class<T> type) {
    return Optional.ofNullable(System.getProperty(OWN_CLIENT + type.getSimpleName()))
        .map(name -> created(name, type));
  }

  private static <T> T created(String name, Class<T> type) {
    try {
      return Class.forName(name).asSubclass(type).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("The package cannot create " + name, e);
    }
  }

  private static DynamoDbClient client() {
    return ownClient(DynamoDbClient.class).orElseGet(SdkClient::open);
  }

  /** The client of a package that brings none: {@code Docs} runs without the SDK. */
  private static final class SdkClient {
    static DynamoDbClient open() {
      return settings().seenBy(new RequestCounter()).open();
    }
  }

  /** The settings of a function's clients of DynamoDB. */
  public static ClientSettings settings() {
    return ClientSettings.forReads().in(ENVIRONMENT.variables());
  }

  public static String table() {
    return ENVIRONMENT.required(TableSchema.NAME_VARIABLE);
  }
}
