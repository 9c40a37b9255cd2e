package papercatalog.runtime;

import java.util.Optional;
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
    String table =
        Optional.ofNullable(System.getenv(TableSchema.NAME_VARIABLE))
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "The environment variable " + TableSchema.NAME_VARIABLE + " is not set"));
    return new Catalog(Connection.forReads().open(), table);
  }
}
