package papercatalog.functions.runtime;

import java.util.ServiceLoader;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.RequestCounter;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What a function finds in its environment. */
public final class Deployment {
  private static final String OWN_CLIENT = "papercatalog.client.own";

  private Deployment() {}

  /**
   * The catalog of this deployment. Region, credentials and endpoint are the SDK's to find.
   *
   * @throws IllegalStateException when the environment does not name the table, or names no tenant
   *     that there can be: a function that cannot work should fail while it starts
   */
  public static Catalog catalog() {
    return new Catalog(new CatalogTable(client(), table(), namespace()));
  }

  /**
   * The part of the table that is its catalog's.
   *
   * @throws IllegalStateException when the environment names no tenant that there can be
   */
  public static Namespace namespace() {
    return Namespace.fromEnvironment();
  }

  /**
   * The SDK's client, unless the package brings one of its own and says so: the search for it would
   * cost every other start.
   */
  private static DynamoDbClient client() {
    return Boolean.getBoolean(OWN_CLIENT)
        ? ServiceLoader.load(DynamoDbClient.class).findFirst().orElseThrow()
        : ClientSettings.forReads().seenBy(new RequestCounter()).open();
  }

  /** The name of its table. */
  public static String table() {
    String table = System.getenv(TableSchema.NAME_VARIABLE);
    if (table == null) {
      throw new IllegalStateException(
          "The environment variable " + TableSchema.NAME_VARIABLE + " is not set");
    }
    return table;
  }
}
