package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.IndexKey;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Positions;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The departures of a paper: when its change leaves the list of a collection's changes, because the
 * paper moves or is deleted, an item stays there. Who copies a collection learns from it what has
 * left. It stays as long as the change of the paper does.
 */
public final class Departures {
  private static final List<String> OF_CHANGE =
      List.of(
          Attributes.SCHEMA_VERSION,
          Attributes.ID,
          Attributes.CHANGED_REVISION,
          Attributes.CHANGED_AT);

  private Departures() {}

  /** The wanted items of a paper with those departures that are stored, and can be read. */
  public static Map<ItemKey, Item> kept(Map<ItemKey, Item> stored, Map<ItemKey, Item> wanted) {
    Map<ItemKey, Item> all = new LinkedHashMap<>(wanted);
    if (PaperItem.CHANGE.in(wanted).isPresent()) {
      stored.forEach(
          (key, item) -> {
            if (PaperItem.DEPARTURE.is(key)
                && ChangeItem.readable(Optional.of(item)).filter(Departures::is).isPresent()) {
              all.put(key, item);
            }
          });
    }
    return all;
  }

  private static boolean is(Change departure) {
    return departure.kind() == ChangeKind.LEFT || departure.kind() == ChangeKind.DELETED;
  }

  /** The departure from the list that the stored change is in and the next one is not. */
  public static Optional<Item> between(Optional<Item> stored, Item next, TableSchema schema) {
    Index lists = schema.index(KeyPrefix.COLLECTION_CHANGES);
    return stored
        .flatMap(change -> change.optional(lists.partitionKey()))
        .filter(list -> list.startsWith(KeyPrefix.COLLECTION_CHANGES.text()))
        .filter(list -> !next.optional(lists.partitionKey()).equals(Optional.of(list)))
        .map(list -> departure(next, new IndexKey(lists, list, position(next))));
  }

  // I-2
  private static Item departure(Item change, IndexKey place) {
    Change read = ChangeItem.read(change);
    ChangeKind kind = read.kind() == ChangeKind.DELETED ? ChangeKind.DELETED : ChangeKind.LEFT;
    Map<String, AttributeValue> attributes = new HashMap<>(change.only(OF_CHANGE).attributes());
    attributes.put(Attributes.TYPE, AttributeValue.fromS("Departure"));
    attributes.put(Attributes.CHANGE, AttributeValue.fromS(kind.text()));
    attributes.putAll(Keys.departure(read.id(), place.partition()).attributes());
    attributes.putAll(place.attributes());
    return new Item(attributes);
  }

  private static String position(Item change) {
    return Positions.ofChange(ChangeItem.read(change));
  }
}
