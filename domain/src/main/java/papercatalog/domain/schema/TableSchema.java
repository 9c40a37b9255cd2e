package papercatalog.domain.schema;

import module java.base;

/**
 * The keys and indexes of the one table, without types of AWS, for the stack, tests, local gateway,
 * readers and writers. All key attributes are strings.
 */
public final class TableSchema {
  public static final String PARTITION_KEY = "PK";
  public static final String SORT_KEY = "SK";

  /** The {@code schemaVersion} of every item; items without it are of version 1. */
  public static final long VERSION = 2;

  /** When DynamoDB may drop a superseded draft, in epoch seconds. */
  public static final String TIME_TO_LIVE = "expiresAt";

  public static final String NAME_VARIABLE = "TABLE_NAME";

  /** The schema of every catalog, as {@link KeyPrefix} declares it. */
  public static final TableSchema DECLARED = new TableSchema(declared());

  private final Map<KeyPrefix, Index> places;

  private TableSchema(Map<KeyPrefix, Index> places) {
    this.places = places;
  }

  /** A copy with the lists of a kind in another index, to measure the cost. */
  public TableSchema moving(KeyPrefix lists, Index to) {
    Map<KeyPrefix, Index> moved = new EnumMap<>(places);
    moved.replace(lists, index(lists), to);
    return new TableSchema(moved);
  }

  public List<Index> indexes() {
    List<Index> indexes = new ArrayList<>();
    for (Index index : places.values()) {
      if (!indexes.contains(index)) {
        indexes.add(index);
      }
    }
    return indexes;
  }

  /** Fails with IllegalArgumentException when no list is of this kind. */
  public Index index(KeyPrefix lists) {
    Index index = places.get(lists);
    if (index == null) {
      throw new IllegalArgumentException(lists + " is in no index");
    }
    return index;
  }

  private static Map<KeyPrefix, Index> declared() {
    Map<KeyPrefix, Index> places = new EnumMap<>(KeyPrefix.class);
    for (KeyPrefix kind : KeyPrefix.values()) {
      kind.index().ifPresent(index -> places.put(kind, index));
    }
    return places;
  }
}
