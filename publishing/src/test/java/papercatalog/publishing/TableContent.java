package papercatalog.publishing;

import static papercatalog.domain.schema.Attributes.COUNTED;

import module java.base;

import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Index;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.TableWalk;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * All that a table holds, to be compared item by item.
 *
 * @param items sorted by key, so that differences are easy to find
 */
public record TableContent(Map<ItemKey, Item> items) {
  /** Items a page: without a limit DynamoDB Local reads the whole index for each. */
  private static final int PAGE = 1_000;

  private static final Comparator<ItemKey> BY_KEY =
      Comparator.comparing(ItemKey::partition).thenComparing(ItemKey::sort);

  /** Keeps the items sorted. */
  public TableContent {
    Map<ItemKey, Item> sorted = new TreeMap<>(BY_KEY);
    sorted.putAll(items);
    items = sorted;
  }

  /** Reads a table, strongly consistent. */
  public static TableContent of(DynamoDbClient client, String table) {
    return of(new CatalogTable(client, table));
  }

  /**
   * Reads the catalog of a table, with its keys as it knows them; but for its edition, and how
   * often counts have been written.
   */
  public static TableContent of(CatalogTable table) {
    Map<ItemKey, Item> items = new HashMap<>();
    new TableWalk(table)
        .forEach(item -> items.put(item.key(), item.without(List.of(COUNTED))), _ -> {});
    items.remove(Keys.EDITION);
    return new TableContent(items);
  }

  /** Those items whose key has a property. */
  public TableContent where(Predicate<ItemKey> wanted) {
    Map<ItemKey, Item> some = new HashMap<>(items);
    some.keySet().removeIf(wanted.negate());
    return new TableContent(some);
  }

  /** The items of papers but for their changes, which a deletion leaves. */
  public TableContent papers() {
    return where(key -> key.partition().startsWith("PAPER#") && !PaperItem.isTrace(key));
  }

  /** The profiles of authors. */
  public TableContent profiles() {
    return where(key -> key.partition().startsWith("AUTHOR#"));
  }

  /**
   * What all lists of papers show together: one entry for each item that an index holds, but for
   * changes, heads of lists and authors.
   *
   * @param index read whole, eventually consistent as all lists are
   */
  public static List<PaperSummary> listed(DynamoDbClient client, String table, Index index) {
    return client
        .scanPaginator(scan -> scan.tableName(table).indexName(index.name()).limit(PAGE))
        .items()
        .stream()
        .filter(item -> item.get("PK").s().startsWith("PAPER#"))
        .filter(item -> !item.containsKey(Attributes.CHANGE))
        .map(item -> PaperAttributes.readSummary(new Item(item)))
        .toList();
  }
}
