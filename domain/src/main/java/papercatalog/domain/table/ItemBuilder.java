package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.SCHEMA_VERSION;
import static papercatalog.domain.schema.Attributes.TYPE;

import module java.base;

import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Collects the attributes of an item; absent and empty values get no attribute. */
public final class ItemBuilder {
  private final Map<String, AttributeValue> attributes;

  public ItemBuilder() {
    attributes = new HashMap<>();
  }

  ItemBuilder(Item item) {
    attributes = new HashMap<>(item.attributes());
  }

  public static ItemBuilder of(String type, ItemKey key) {
    ItemBuilder item = new ItemBuilder().put(TYPE, type).put(SCHEMA_VERSION, TableSchema.VERSION);
    item.attributes.putAll(key.attributes());
    return item;
  }

  public ItemBuilder putAll(Item other) {
    attributes.putAll(other.attributes());
    return this;
  }

  /** Adds the item to a list; it may be in several. */
  public ItemBuilder put(Optional<IndexKey> place) {
    place.ifPresent(this::put);
    return this;
  }

  ItemBuilder put(IndexKey place) {
    attributes.putAll(place.attributes());
    return this;
  }

  public ItemBuilder put(String name, String value) {
    attributes.put(name, AttributeValue.fromS(value));
    return this;
  }

  public ItemBuilder put(String name, Optional<?> value) {
    value.ifPresent(present -> put(name, present.toString()));
    return this;
  }

  ItemBuilder putValue(String name, Optional<AttributeValue> value) {
    value.ifPresent(present -> attributes.put(name, present));
    return this;
  }

  ItemBuilder put(String name, long value) {
    attributes.put(name, AttributeValue.fromN(Long.toString(value)));
    return this;
  }

  ItemBuilder put(String name, byte[] value) {
    attributes.put(name, AttributeValue.fromB(SdkBytes.fromByteArray(value)));
    return this;
  }

  ItemBuilder put(String name, List<AttributeValue> values) {
    if (!values.isEmpty()) {
      attributes.put(name, AttributeValue.fromL(values));
    }
    return this;
  }

  public ItemBuilder putTexts(String name, List<?> values) {
    return put(name, values.stream().map(it -> AttributeValue.fromS(it.toString())).toList());
  }

  ItemBuilder putMaps(String name, Stream<Map<String, String>> maps) {
    return put(
        name, maps.map(it -> new ItemBuilder().putTexts("", it).attributes.get("")).toList());
  }

  ItemBuilder put(String name, Item map) {
    if (!map.attributes().isEmpty()) {
      attributes.put(name, AttributeValue.fromM(map.attributes()));
    }
    return this;
  }

  ItemBuilder putTexts(String name, Map<String, String> values) {
    if (!values.isEmpty()) {
      Map<String, AttributeValue> members = new HashMap<>();
      values.forEach((key, value) -> members.put(key, AttributeValue.fromS(value)));
      attributes.put(name, AttributeValue.fromM(members));
    }
    return this;
  }

  /** Builds the item. Do not use the builder afterwards. */
  public Item build() {
    return new Item(attributes);
  }
}
