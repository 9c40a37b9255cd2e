package papercatalog.domain.schema;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The one table: its keys and indexes, without a word of AWS, so that whatever creates it (the
 * stack, a test, a laptop), reads or writes it goes by the same declaration.
 *
 * <p>All key attributes are strings.
 */
public final class TableSchema {
  public static final String PARTITION_KEY = "PK";
  public static final String SORT_KEY = "SK";

  /** The {@code schemaVersion} of every item; one without it is of version 1. */
  public static final long VERSION = 2;

  /**
   * Epoch seconds after which DynamoDB may drop an item: superseded drafts only, and only if asked
   * for.
   */
  public static final String TIME_TO_LIVE = "expiresAt";

  /** The environment variable that names a function's table. */
  public static final String NAME_VARIABLE = "TABLE_NAME";

  /** What {@link AccessPattern} declares: the schema of every catalog. */
  public static final TableSchema DECLARED = new TableSchema(declared());

  private final Map<AccessPattern, Index> places;

  private TableSchema(Map<AccessPattern, Index> places) {
    this.places = places;
  }

  /**
   * The same with a list moved to another index, to measure what that would cost; for good it is
   * moved by its line in {@link AccessPattern}.
   */
  public TableSchema moving(AccessPattern list, Index to) {
    Map<AccessPattern, Index> moved = new EnumMap<>(places);
    moved.replace(list, index(list), to);
    return new TableSchema(moved);
  }

  /** The secondary indexes, each once. */
  public List<Index> indexes() {
    List<Index> indexes = new ArrayList<>();
    for (Index index : places.values()) {
      if (!indexes.contains(index)) {
        indexes.add(index);
      }
    }
    return indexes;
  }

  /**
   * The index that a list is read from.
   *
   * @throws IllegalArgumentException when the pattern is no list
   */
  public Index index(AccessPattern list) {
    Index index = places.get(list);
    if (index == null) {
      throw new IllegalArgumentException(list + " is read from no index");
    }
    return index;
  }

  private static Map<AccessPattern, Index> declared() {
    Map<AccessPattern, Index> places = new EnumMap<>(AccessPattern.class);
    for (AccessPattern pattern : AccessPattern.values()) {
      if (pattern.access() instanceof Access.Query query) {
        places.put(pattern, query.index());
      }
    }
    return places;
  }
}
