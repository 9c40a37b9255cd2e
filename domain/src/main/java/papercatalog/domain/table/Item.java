package papercatalog.domain.table;

import module java.base;

import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item of the table, or a map inside one. Reading throws {@link IllegalStateException}, {@link
 * IllegalArgumentException} or {@link java.time.DateTimeException} when a value cannot be read; one
 * that older releases did not write is absent. The map is not copied, because every item that a
 * function reads passes through here.
 */
public record Item(Map<String, AttributeValue> attributes) {
  /** DynamoDB's maximum item size in bytes, including names. */
  public static final long MAX_BYTES = 400 * 1024;

  public ItemKey key() {
    return new ItemKey(text(TableSchema.PARTITION_KEY), text(TableSchema.SORT_KEY));
  }

  /** The sort key of an item without its partition key. */
  public String sortKey() {
    return text(TableSchema.SORT_KEY);
  }

  public void requireSchema() {
    long found = number(Attributes.SCHEMA_VERSION, 1);
    if (found != TableSchema.VERSION) {
      throw new SchemaMismatch(found);
    }
  }

  public Optional<AttributeValue> value(String name) {
    return Optional.ofNullable(attributes.get(name));
  }

  public String text(String name) {
    AttributeValue value = attributes.get(name);
    if (value == null || value.s() == null) {
      throw new IllegalStateException("An item lacks the text " + name);
    }
    return value.s();
  }

  public Optional<String> optional(String name) {
    return value(name).map(AttributeValue::s);
  }

  /** An optional time in the form of {@link IsoInstant}. */
  public Optional<Instant> moment(String name) {
    return optional(name).map(IsoInstant::parse);
  }

  /** When it was written; {@link Instant#EPOCH} if an older release did not say so. */
  public Instant updatedAt() {
    return moment(Attributes.UPDATED_AT).orElse(Instant.EPOCH);
  }

  /** An optional time in epoch seconds, the form of DynamoDB's time to live. */
  public Optional<Instant> epochSecond(String name) {
    return Optional.of(number(name, 0)).filter(seconds -> seconds > 0).map(Instant::ofEpochSecond);
  }

  public long number(String name, long whenAbsent) {
    AttributeValue value = attributes.get(name);
    if (value == null) {
      return whenAbsent;
    }
    if (value.n() == null) {
      throw new IllegalStateException("An item has no number in " + name);
    }
    return Long.parseLong(value.n());
  }

  public byte[] bytesOf(String name) {
    AttributeValue value = attributes.get(name);
    if (value == null || value.b() == null) {
      throw new IllegalStateException("An item lacks the bytes " + name);
    }
    return value.b().asByteArrayUnsafe();
  }

  public <T> List<T> list(String name, Function<AttributeValue, T> element) {
    AttributeValue value = attributes.get(name);
    if (value == null) {
      return List.of();
    }
    List<T> list = new ArrayList<>(value.l().size());
    for (AttributeValue member : value.l()) {
      list.add(element.apply(member));
    }
    return list;
  }

  public Item map(String name) {
    AttributeValue value = attributes.get(name);
    return new Item(value == null ? Map.of() : value.m());
  }

  public Map<String, String> texts(String name) {
    AttributeValue value = attributes.get(name);
    return value == null ? Map.of() : texts(value);
  }

  static Map<String, String> texts(AttributeValue value) {
    Map<String, String> members = new TreeMap<>();
    for (Map.Entry<String, AttributeValue> member : value.m().entrySet()) {
      members.put(member.getKey(), member.getValue().s());
    }
    return members;
  }

  public Item with(String name, AttributeValue value) {
    Map<String, AttributeValue> changed = new HashMap<>(attributes);
    changed.put(name, value);
    return new Item(changed);
  }

  public Item without(Collection<String> names) {
    Map<String, AttributeValue> rest = new HashMap<>(attributes);
    rest.keySet().removeAll(names);
    return new Item(rest);
  }

  public Item only(Collection<String> names) {
    Map<String, AttributeValue> rest = new HashMap<>(attributes);
    rest.keySet().retainAll(names);
    return new Item(rest);
  }

  public long bytes() {
    return ItemSize.of(attributes);
  }

  /** The share of one attribute, which must exist, in {@link #bytes()}, including its name. */
  public long bytes(String name) {
    return ItemSize.of(name, attributes.get(name));
  }
}
