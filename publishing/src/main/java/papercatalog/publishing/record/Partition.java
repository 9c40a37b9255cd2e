package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.error.DamagedRecord;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.Projection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * The item collection of one paper. Writes are based on it, so all reads are strongly consistent.
 */
public record Partition(CatalogTable table, PaperId id) {
  private static final AttributeValue VERSIONS = AttributeValue.fromS(KeyPrefix.VERSION.text());

  /** The paper, in one or two requests. Fails with {@link DamagedRecord} if it is unreadable. */
  public Optional<StoredPaper> paper() {
    return item(Keys.paper(id)).flatMap(this::paper);
  }

  private Optional<StoredPaper> paper(Item item) {
    Optional<StoredPaper> whole = whole(item);
    if (whole.isPresent()) {
      return whole;
    }
    if (item(Keys.paper(id)).equals(Optional.of(item))) {
      throw new DamagedRecord(id, "the version with its whole record is missing");
    }
    return paper(); // it was deleted between the two requests
  }

  /** The items that the paper is read from, even if they are damaged: enough to remove it. */
  public Optional<StoredPaper> remains() {
    return item(Keys.paper(id))
        .map(
            item ->
                new StoredPaper(
                    item,
                    item(Keys.version(id, PaperAttributes.readRevision(item))),
                    Optional.empty()));
  }

  /** The latest change of the paper, and its departures; they may be the only items left. */
  public Map<ItemKey, Item> changes() {
    return query(
        " AND begins_with(#SK, :change)",
        Map.of(":change", AttributeValue.fromS(Keys.CHANGE)),
        Optional.empty());
  }

  /** The items that a write of the paper has, without versions. */
  public Map<ItemKey, Item> current() {
    Map<ItemKey, Item> current =
        query(" AND #SK < :versions", Map.of(":versions", VERSIONS), Optional.empty());
    current.putAll(
        query(
            " AND begins_with(#SK, :work)",
            Map.of(":work", AttributeValue.fromS(KeyPrefix.CITED_WORK.text())),
            Optional.empty()));
    current.keySet().removeIf(key -> !PaperItem.isWritten(key));
    return current;
  }

  public Optional<Item> version(long revision) {
    return item(Keys.version(id, revision));
  }

  public Map<ItemKey, Item> versions() {
    return versions(Optional.empty());
  }

  /** The attributes of the versions in a list, oldest first, without the compressed records. */
  public List<Item> versionSummaries() {
    List<String> shown = new ArrayList<>(Attributes.VERSION_SUMMARY);
    shown.addAll(List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY));
    return List.copyOf(versions(Optional.of(Projection.of(shown))).values());
  }

  private Map<ItemKey, Item> versions(Optional<Projection> shown) {
    return query(" AND begins_with(#SK, :versions)", Map.of(":versions", VERSIONS), shown);
  }

  public Map<ItemKey, Item> items() {
    return query("", Map.of(), Optional.empty());
  }

  private Optional<StoredPaper> whole(Item item) {
    Paper embedded = read(item);
    if (embedded.isWhole()) {
      return Optional.of(new StoredPaper(item, Optional.empty(), references(embedded)));
    }
    return item(Keys.version(id, embedded.revision()))
        .map(version -> new StoredPaper(item, Optional.of(version), references(embedded)));
  }

  private Optional<Item> references(Paper embedded) {
    return embedded.referenceCount() > 0 || !embedded.relations().isEmpty()
        ? item(Keys.references(id))
        : Optional.empty();
  }

  private Paper read(Item item) {
    try {
      return PaperAttributes.read(item);
    } catch (IllegalStateException | IllegalArgumentException | DateTimeException e) {
      throw new DamagedRecord(id, e);
    }
  }

  private Optional<Item> item(ItemKey key) {
    return Optional.of(
            table.call(
                client ->
                    client.getItem(
                        get ->
                            get.tableName(table.name()).key(table.key(key)).consistentRead(true))))
        .filter(GetItemResponse::hasItem)
        .map(response -> table.item(response.item()));
  }

  private Map<ItemKey, Item> query(
      String sortKeys, Map<String, AttributeValue> bounds, Optional<Projection> shown) {
    return new ItemCollection(table, Keys.paperPartition(id)).query(sortKeys, bounds, shown);
  }
}
