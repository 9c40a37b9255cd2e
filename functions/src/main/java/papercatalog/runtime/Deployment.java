package papercatalog.runtime;

import papercatalog.direct.DirectClient;
import papercatalog.read.Catalog;
import papercatalog.schema.TableSchema;
import papercatalog.table.Connection;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What a function finds in its environment. */
public final class Deployment {
  private static final String DIRECT = "papercatalog.direct";

  private Deployment() {}

  /**
   * The catalog of this deployment. Region, credentials and endpoint are the SDK's to find.
   *
   * @throws IllegalStateException when the environment does not name the table: a function that
   *     cannot work should fail while it starts
   */
  public static Catalog catalog() {
    return new Catalog(client(), table());
  }

  /** The SDK's, unless the package was made to go without: the one place that decides. */
  private static DynamoDbClient client() {
    return Boolean.getBoolean(DIRECT) ? DirectClient.open() : Connection.forReads().open();
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
