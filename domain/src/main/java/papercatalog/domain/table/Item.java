package papercatalog.domain.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item of the table, or a map inside one, with its attributes read as what they should be.
 *
 * <p>What older code did not write is absent, not an error. Reading throws {@link
 * IllegalStateException}, {@link IllegalArgumentException} or {@link java.time.DateTimeException}
 * for what cannot be read, naming the attribute. The map is not copied: every item that a function
 * reads passes through here.
 */
public record Item(Map<String, AttributeValue> attributes) {
  /** The largest item that DynamoDB takes, names included, in bytes. */
  public static final long MAX_BYTES = 400 * 1024;

  /** Its primary key. */
  public ItemKey key() {
    return new ItemKey(text(TableSchema.PARTITION_KEY), text(TableSchema.SORT_KEY));
  }

  /**
   * Checks that it is of the schema that this code reads.
   *
   * @throws SchemaMismatch when it is of another
   */
  public void requireSchema() {
    long found = number(Attributes.SCHEMA_VERSION, 1);
    if (found != TableSchema.VERSION) {
      throw new SchemaMismatch(found);
    }
  }

  /** An attribute as DynamoDB gives it. */
  public Optional<AttributeValue> value(String name) {
    return Optional.ofNullable(attributes.get(name));
  }

  /** A text that must be there. */
  public String text(String name) {
    AttributeValue value = attributes.get(name);
    if (value == null || value.s() == null) {
      throw new IllegalStateException("An item lacks the text " + name);
    }
    return value.s();
  }

  /** A text that may be there. */
  public Optional<String> optional(String name) {
    return value(name).map(AttributeValue::s);
  }

  /** A moment as {@link IsoInstant} writes it. */
  public Optional<Instant> moment(String name) {
    return optional(name).map(IsoInstant::parse);
  }

  /** A moment in seconds since 1970, as DynamoDB's time to live takes it. */
  public Optional<Instant> epochSecond(String name) {
    return Optional.of(number(name, 0)).filter(seconds -> seconds > 0).map(Instant::ofEpochSecond);
  }

  /** A whole number. */
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

  /** Bytes that must be there. */
  public byte[] bytesOf(String name) {
    AttributeValue value = attributes.get(name);
    if (value == null || value.b() == null) {
      throw new IllegalStateException("An item lacks the bytes " + name);
    }
    return value.b().asByteArrayUnsafe();
  }

  /** A list; an empty one when there is none. */
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

  /** Texts by name; none when there is no such map. */
  public Map<String, String> texts(String name) {
    AttributeValue value = attributes.get(name);
    if (value == null) {
      return Map.of();
    }
    Map<String, String> members = new TreeMap<>();
    value.m().forEach((key, member) -> members.put(key, member.s()));
    return members;
  }

  /** The same with an attribute set. */
  public Item with(String name, AttributeValue value) {
    Map<String, AttributeValue> changed = new HashMap<>(attributes);
    changed.put(name, value);
    return new Item(changed);
  }

  /** The same without some attributes. */
  public Item without(Collection<String> names) {
    Map<String, AttributeValue> rest = new HashMap<>(attributes);
    rest.keySet().removeAll(names);
    return new Item(rest);
  }

  /** The same with nothing but some attributes. */
  public Item only(Collection<String> names) {
    Map<String, AttributeValue> rest = new HashMap<>(attributes);
    rest.keySet().retainAll(names);
    return new Item(rest);
  }

  /** How large DynamoDB takes it to be. */
  public long bytes() {
    return ItemSize.of(attributes);
  }

  /** How much of that is one attribute, which it has, with its name. */
  public long bytes(String name) {
    return ItemSize.of(name, attributes.get(name));
  }
}
