package papercatalog.runtime;

import papercatalog.read.Catalog;
import papercatalog.schema.TableSchema;
import papercatalog.table.Connection;

/** What a function finds in its environment. */
public final class Deployment {
  private Deployment() {}

  /**
   * The catalog of this deployment. Region, credentials and endpoint are the SDK's to find.
   *
   * @throws IllegalStateException when the environment does not name the table: a function that
   *     cannot work should fail while it starts
   */
  public static Catalog catalog() {
    return new Catalog(Connection.forReads().open(), table());
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
