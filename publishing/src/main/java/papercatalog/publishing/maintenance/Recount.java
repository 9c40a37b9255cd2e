package papercatalog.publishing.maintenance;

import module java.base;

import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperItems;
import papercatalog.publishing.record.ItemCollection;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.RelationItems;
import papercatalog.publishing.record.TableWalk;
import papercatalog.publishing.write.ListCounts;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * Counts the papers in the list of each collection and topic, and those that cite a paper, anew. A
 * count that a paper changes meanwhile, as its entry says, is right and left alone.
 */
public final class Recount {
  private static final Item NONE = new Item(Map.of());
  private final CatalogTable table;
  private final PaperItems items;
  private final Map<ItemKey, Item> before;
  private final Map<ItemKey, Long> papers = new HashMap<>();

  /**
   * An entry with another count than its list.
   *
   * @param written how often the count had been written when it was read
   */
  public record WrongCount(ItemKey entry, OptionalLong count, long papers, long written) {
    /** An entry shows its count at the head of a list. */
    public double writeUnits() {
      return PaperItem.CITATION_COUNT.is(entry) ? 1 : 2;
    }
  }

  /** Begins a recount, which has to see every item of the table. */
  public Recount(CatalogTable table) {
    this.table = table;
    this.items = new PaperItems(table.schema());
    this.before = entries();
  }

  /** Walks over the table. */
  public static Recount of(CatalogTable table) {
    return of(table, _ -> {});
  }

  private static Recount of(CatalogTable table, Consumer<Item> others) {
    Recount recount = new Recount(table);
    List<String> keys =
        new ArrayList<>(
            List.of(
                TableSchema.PARTITION_KEY,
                TableSchema.SORT_KEY,
                Attributes.PAPERS,
                Attributes.COUNTED));
    keys.addAll(RelationItems.SHARED);
    table
        .schema()
        .indexes()
        .forEach(index -> keys.addAll(List.of(index.partitionKey(), index.sortKey())));
    new TableWalk(table)
        .forEach(
            keys,
            item -> {
              recount.see(item);
              others.accept(item);
            });
    return recount;
  }

  /** Counts all papers, and completes relations, for example after items were written alone. */
  public static long correctAll(CatalogTable table) {
    Inverses inverses = new Inverses(table);
    Recount recount = of(table, inverses::see);
    inverses.correct();
    return recount.wrong().stream().filter(recount::correct).count();
  }

  /** Sees an item with its keys and count. */
  public void see(Item item) {
    items.entries(item).forEach(entry -> papers.merge(entry, 1L, Long::sum));
    if (PaperItem.CITATION_COUNT.is(item.key()) && isReadable(item)) {
      before.put(item.key(), item);
    }
  }

  /** Whether a count of citing papers can be read, and written. */
  public static boolean isReadable(Item citationCount) {
    return Stream.of(Attributes.PAPERS, Attributes.COUNTED)
        .flatMap(name -> citationCount.value(name).stream())
        .allMatch(value -> value.n() != null);
  }

  public List<WrongCount> wrong() {
    List<WrongCount> wrong = new ArrayList<>();
    Map<ItemKey, Item> now = entries();
    now.putAll(citationCounts());
    now.forEach(
        (key, entry) -> {
          OptionalLong count = count(key, entry);
          long right = papers.getOrDefault(key, 0L);
          long written = written(entry);
          boolean changed = written != written(before.getOrDefault(key, NONE));
          if (!changed && !count.equals(OptionalLong.of(right))) {
            wrong.add(new WrongCount(key, count, right, written));
          }
        });
    return wrong;
  }

  private static OptionalLong count(ItemKey key, Item entry) {
    return PaperItem.CITATION_COUNT.is(key)
        ? OptionalLong.of(entry.number(Attributes.PAPERS, 0))
        : DirectoryItem.papers(entry);
  }

  /** The counts of citing papers that differ from those of the walk, as they are now. */
  private Map<ItemKey, Item> citationCounts() {
    Set<ItemKey> differing = new HashSet<>(papers.keySet());
    differing.addAll(before.keySet());
    differing.removeIf(
        key ->
            !PaperItem.CITATION_COUNT.is(key)
                || count(key, before.getOrDefault(key, NONE))
                    .equals(OptionalLong.of(papers.getOrDefault(key, 0L))));
    Map<ItemKey, Item> there = new BatchRead(table).items(List.copyOf(differing));
    there.values().removeIf(item -> !isReadable(item));
    differing.forEach(key -> there.putIfAbsent(key, NONE));
    return there;
  }

  /** Sets a count; false when it has been written since. */
  public boolean correct(WrongCount wrong) {
    try {
      table.call(
          client ->
              client.updateItem(
                  ListCounts.setting(table, wrong.entry(), wrong.written(), wrong.papers())));
      return true;
    } catch (ConditionalCheckFailedException | TransactionConflictException refused) {
      return false;
    }
  }

  private static long written(Item entry) {
    return entry.number(Attributes.COUNTED, 0);
  }

  /** The entries that can be read. */
  private Map<ItemKey, Item> entries() {
    Map<ItemKey, Item> entries = new LinkedHashMap<>();
    for (Directory directory : Directory.values()) {
      entries.putAll(new ItemCollection(table, directory.partition()).items());
      entries
          .entrySet()
          .removeIf(
              entry ->
                  entry.getKey().partition().equals(directory.partition())
                      && !isReadable(directory, entry.getKey(), entry.getValue()));
    }
    return entries;
  }

  private static boolean isReadable(Directory directory, ItemKey key, Item item) {
    try {
      return Keys.entry(DirectoryItem.read(directory, item)).equals(key);
    } catch (RuntimeException _) {
      return false;
    }
  }
}
