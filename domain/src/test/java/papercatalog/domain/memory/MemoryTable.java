package papercatalog.domain.memory;

import module java.base;

import papercatalog.domain.memory.SortedItems.Place;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The items of a table and of its indexes, which may lag behind it. Items are not changed. */
public final class MemoryTable {
  private final List<Index> declared;
  private final SortedItems items;
  private final Map<String, SortedItems> indexes = new HashMap<>();
  private final Deque<Change> unindexed = new ArrayDeque<>();
  private Consumer<ItemKey> watcher = _ -> {};
  private boolean lagging;
  private long hash;

  /** An item that a write replaced. */
  private record Change(
      ItemKey key,
      Optional<Map<String, AttributeValue>> before,
      Optional<Map<String, AttributeValue>> after) {}

  /**
   * A write of one item.
   *
   * @param to the item after it; takes an empty map when there is none before
   */
  record Write(
      ItemKey key,
      Function<Map<String, AttributeValue>, Optional<Map<String, AttributeValue>>> to) {
    private static final Function<
            Map<String, AttributeValue>, Optional<Map<String, AttributeValue>>>
        CHECK = before -> before.isEmpty() ? Optional.empty() : Optional.of(before);

    static Write put(Map<String, AttributeValue> item) {
      return new Write(new Item(item).key(), _ -> Optional.of(item));
    }

    static Write delete(ItemKey key) {
      return new Write(key, _ -> Optional.empty());
    }

    static Write check(ItemKey key) {
      return new Write(key, CHECK);
    }

    boolean checks() {
      return to == CHECK;
    }

    Optional<Map<String, AttributeValue>> after(Map<String, AttributeValue> before) {
      return to.apply(before);
    }

    long bytes() {
      return after(Map.of()).map(item -> new Item(item).bytes()).orElse(0L);
    }
  }

  MemoryTable(List<Index> declared) {
    this(declared, new SortedItems());
    declared.forEach(index -> indexes.put(index.name(), new SortedItems()));
  }

  private MemoryTable(List<Index> declared, SortedItems items) {
    this.declared = declared;
    this.items = items;
  }

  MemoryTable copy() {
    MemoryTable copy = new MemoryTable(declared, items.copy());
    indexes.forEach((name, index) -> copy.indexes.put(name, index.copy()));
    copy.unindexed.addAll(unindexed);
    copy.hash = hash;
    return copy;
  }

  List<Index> declared() {
    return declared;
  }

  Optional<Map<String, AttributeValue>> at(ItemKey key) {
    return Optional.ofNullable(items.at(key));
  }

  SortedItems items() {
    return items;
  }

  SortedItems indexed(String index) {
    return Optional.ofNullable(indexes.get(index))
        .orElseThrow(() -> Refusals.invalid("The table has no index " + index));
  }

  /** Every item, in the order of their keys. */
  public Collection<Map<String, AttributeValue>> all() {
    return items.all().values();
  }

  /** The items of a partition, in the order of their sort keys. */
  public Collection<Map<String, AttributeValue>> partition(String partition) {
    return items.partition(partition).values();
  }

  /** Whether the indexes keep their state until {@link #indexNext}. */
  public void lag(boolean lags) {
    lagging = lags;
  }

  /** Tells of each item that a write changes, after the write. */
  public void watch(Consumer<ItemKey> changes) {
    watcher = changes;
  }

  public boolean isIndexed() {
    return unindexed.isEmpty();
  }

  /** Lets the indexes see the oldest change that they lack. */
  public void indexNext() {
    index(unindexed.remove());
  }

  /** A hash of the items, and of the changes that the indexes lack. */
  public long hash() {
    long all = hash;
    for (Change change : unindexed) {
      all = Hashes.mix(all + hash(change.key, change.before) + 3 * hash(change.key, change.after));
    }
    return all;
  }

  /** The item as the table keeps it; fails as DynamoDB does for one that it does not take. */
  Map<String, AttributeValue> checked(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> normal = StoredValues.normal(item);
    boolean keys =
        isKey(normal.get(TableSchema.PARTITION_KEY)) && isKey(normal.get(TableSchema.SORT_KEY));
    for (Index index : declared) {
      for (String attribute : List.of(index.partitionKey(), index.sortKey())) {
        keys &= !normal.containsKey(attribute) || isKey(normal.get(attribute));
      }
    }
    if (!keys) {
      throw Refusals.invalid("A key is missing, empty or no text");
    }
    requireSize(normal);
    return normal;
  }

  static void requireSize(Map<String, AttributeValue> item) {
    if (new Item(item).bytes() > Item.MAX_BYTES) {
      throw Refusals.invalid("Item size has exceeded the maximum allowed size");
    }
  }

  static boolean isKey(AttributeValue value) {
    return value != null && value.s() != null && !value.s().isEmpty();
  }

  void apply(List<Write> writes) {
    List<Change> changes =
        writes.stream()
            .map(
                write -> {
                  Map<String, AttributeValue> before = at(write.key()).orElse(Map.of());
                  return new Change(write.key(), at(write.key()), write.after(before));
                })
            .toList();
    changes.forEach(this::apply);
    changes.forEach(change -> watcher.accept(change.key));
  }

  private void apply(Change change) {
    Place place = Place.of(change.key);
    change.after.ifPresentOrElse(item -> items.put(place, item), () -> items.remove(place));
    hash += hash(change.key, change.after) - hash(change.key, change.before);
    if (lagging || !unindexed.isEmpty()) {
      unindexed.add(change);
    } else {
      index(change);
    }
  }

  private static long hash(ItemKey key, Optional<Map<String, AttributeValue>> item) {
    return item.map(
            it ->
                Hashes.mix(Hashes.of(key.partition()) + 3 * Hashes.of(key.sort()) + Hashes.of(it)))
        .orElse(0L);
  }

  private void index(Change change) {
    for (Index index : declared) {
      SortedItems entries = indexes.get(index.name());
      change.before.flatMap(it -> place(index, it)).ifPresent(entries::remove);
      change
          .after
          .flatMap(it -> place(index, it))
          .ifPresent(place -> entries.put(place, projected(index, change.after.orElseThrow())));
    }
  }

  private static Optional<Place> place(Index index, Map<String, AttributeValue> item) {
    AttributeValue list = item.get(index.partitionKey());
    AttributeValue position = item.get(index.sortKey());
    return list == null || position == null
        ? Optional.empty()
        : Optional.of(new Place(list.s(), position.s(), new Item(item).key()));
  }

  private static Map<String, AttributeValue> projected(
      Index index, Map<String, AttributeValue> item) {
    Set<String> shown = new HashSet<>(index.projection());
    shown.addAll(List.of(index.partitionKey(), index.sortKey()));
    shown.addAll(List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY));
    return new Item(item).only(shown).attributes();
  }
}
