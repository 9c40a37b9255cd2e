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
 * left. It stays until the paper comes back, or is deleted without a trace: so a list names a paper
 * once.
 */
public final class Departures {
  private static final List<String> OF_CHANGE =
      List.of(
          Attributes.SCHEMA_VERSION,
          Attributes.ID,
          Attributes.CHANGED_REVISION,
          Attributes.CHANGED_AT);

  private Departures() {}

  /** The wanted items of a paper with those stored departures that stay. */
  public static Map<ItemKey, Item> kept(
      Map<ItemKey, Item> stored, Map<ItemKey, Item> wanted, TableSchema schema) {
    Map<ItemKey, Item> all = new LinkedHashMap<>(wanted);
    PaperItem.CHANGE
        .in(wanted)
        .ifPresent(
            change ->
                stored.forEach(
                    (key, item) -> {
                      if (PaperItem.DEPARTURE.is(key) && stays(item, change, schema)) {
                        all.put(key, item);
                      }
                    }));
    return all;
  }

  /** Whether an item is an undamaged departure from a list that the paper has not come back to. */
  private static boolean stays(Item item, Item change, TableSchema schema) {
    Index lists = schema.index(KeyPrefix.COLLECTION_CHANGES);
    try {
      String list = item.text(lists.partitionKey());
      return item.equals(departure(item, new IndexKey(lists, list, position(item))))
          && !change.optional(lists.partitionKey()).equals(Optional.of(list));
    } catch (RuntimeException _) {
      return false;
    }
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
