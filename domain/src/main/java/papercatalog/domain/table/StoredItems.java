package papercatalog.domain.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How the items of a tenant are stored: as those of any catalog, with its namespace before each
 * partition key.
 *
 * <p>Profiles have a place in an index as well, and so has what no list shows: a paper that has
 * left the lists, and what has been counted of one. Whoever may not scan the table would find no
 * other way to a profile that no paper names, or to a paper whose change is lost.
 */
record StoredItems(TableSchema schema, Namespace namespace) {
  private static final Set<String> PLACES = Set.of(Keys.PROFILES, Keys.UNLISTED);

  Map<String, AttributeValue> stored(Item item) {
    Map<String, AttributeValue> attributes = new HashMap<>(item.attributes());
    place(item).ifPresent(place -> attributes.putAll(place.attributes())); // of no reader's list
    attributes.put(TableSchema.PARTITION_KEY, stored(item.key().partition()));
    for (Index index : schema.indexes()) {
      attributes.computeIfPresent(index.partitionKey(), (_, partition) -> stored(partition.s()));
    }
    return attributes;
  }

  Item item(Map<String, AttributeValue> stored) {
    Map<String, AttributeValue> attributes = new HashMap<>(stored);
    attributes.computeIfPresent(
        TableSchema.PARTITION_KEY,
        (_, partition) -> AttributeValue.fromS(namespace.own(partition.s())));
    for (Index index : schema.indexes()) {
      attributes.computeIfPresent(index.partitionKey(), (_, partition) -> own(partition));
    }
    AttributeValue place = attributes.get(index().partitionKey());
    if (place != null && PLACES.contains(place.s())) {
      attributes.remove(index().partitionKey());
      attributes.remove(index().sortKey());
    }
    return new Item(attributes);
  }

  /** The place that only a tenant's items have. */
  private Optional<IndexKey> place(Item item) {
    ItemKey key = item.key();
    if (key.partition().startsWith(KeyPrefix.AUTHOR.text())) {
      return Optional.of(new IndexKey(index(), Keys.PROFILES, key.sort()));
    }
    boolean listed =
        schema.indexes().stream().anyMatch(index -> item.value(index.partitionKey()).isPresent());
    return listed || !key.partition().equals(key.sort())
        ? Optional.empty()
        : Optional.of(new IndexKey(index(), Keys.UNLISTED, key.partition()));
  }

  private Index index() {
    return schema.index(KeyPrefix.AUTHOR);
  }

  private AttributeValue stored(String partition) {
    return AttributeValue.fromS(namespace.stored(partition));
  }

  /** A key of an index that is not of this catalog is a flaw, which verification finds. */
  private AttributeValue own(AttributeValue partition) {
    return namespace.owns(partition.s())
        ? AttributeValue.fromS(namespace.own(partition.s()))
        : partition;
  }
}
