package papercatalog.schema;

import java.util.List;

/**
 * The one table: its keys and indexes, without a word of AWS, so that whatever creates it (the
 * stack, a test, a laptop) reads the same declaration.
 *
 * <p>All key attributes are strings.
 */
public final class TableSchema {
  public static final String PARTITION_KEY = "PK";
  public static final String SORT_KEY = "SK";

  /** Epoch seconds after which DynamoDB may drop an item: history only, and only if asked for. */
  public static final String TIME_TO_LIVE = "expiresAt";

  /** The environment variable that tells a function the table's name. */
  public static final String NAME_VARIABLE = "TABLE_NAME";

  private TableSchema() {}

  /** Both secondary indexes. */
  public static List<Index> indexes() {
    return List.of(Index.values());
  }
}
