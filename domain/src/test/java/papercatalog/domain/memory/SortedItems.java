package papercatalog.domain.memory;

import module java.base;

import papercatalog.domain.table.ItemKey;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The items of a table or of an index in the order of its keys. */
final class SortedItems {
  private static final Comparator<String> BY_BYTES = StoredValues::compare;

  private final NavigableMap<Place, Map<String, AttributeValue>> items;

  /**
   * The place of an item.
   *
   * @param owner the item's own key, which makes places in an index unique
   */
  record Place(String partition, String sort, ItemKey owner) {
    private static final Comparator<Place> ORDER =
        Comparator.comparing(Place::partition, BY_BYTES)
            .thenComparing(Place::sort, BY_BYTES)
            .thenComparing(place -> place.owner.partition(), BY_BYTES)
            .thenComparing(place -> place.owner.sort(), BY_BYTES);

    static Place of(ItemKey key) {
      return new Place(key.partition(), key.sort(), key);
    }
  }

  SortedItems() {
    this.items = new TreeMap<>(Place.ORDER);
  }

  private SortedItems(SortedItems other) {
    this.items = new TreeMap<>(other.items);
  }

  SortedItems copy() {
    return new SortedItems(this);
  }

  Map<String, AttributeValue> at(ItemKey key) {
    return items.get(Place.of(key));
  }

  void put(Place place, Map<String, AttributeValue> item) {
    items.put(place, item);
  }

  void remove(Place place) {
    items.remove(place);
  }

  NavigableMap<Place, Map<String, AttributeValue>> all() {
    return items;
  }

  NavigableMap<Place, Map<String, AttributeValue>> partition(String partition) {
    ItemKey none = new ItemKey("", "");
    return items.subMap(
        new Place(partition, "", none), true, new Place(partition + "\0", "", none), false);
  }
}
