package papercatalog.table;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import papercatalog.model.PublicationDate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads the attributes of an item; what older code did not write is absent, not an error. */
final class ItemReader {
  private final Map<String, AttributeValue> item;

  ItemReader(Map<String, AttributeValue> item) {
    this.item = item;
  }

  String text(String name) {
    AttributeValue value = item.get(name);
    if (value == null || value.s() == null) {
      throw new IllegalStateException("An item lacks the text " + name);
    }
    return value.s();
  }

  Optional<String> optional(String name) {
    return Optional.ofNullable(item.get(name)).map(AttributeValue::s);
  }

  /** A moment as {@link Instant#toString} writes it. */
  Optional<Instant> moment(String name) {
    return optional(name).map(ItemReader::parse);
  }

  long number(String name, long whenAbsent) {
    AttributeValue value = item.get(name);
    return value == null ? whenAbsent : Long.parseLong(value.n());
  }

  <T> List<T> list(String name, Function<AttributeValue, T> element) {
    AttributeValue value = item.get(name);
    if (value == null) {
      return List.of();
    }
    List<T> list = new ArrayList<>(value.l().size());
    for (AttributeValue member : value.l()) {
      list.add(element.apply(member));
    }
    return list;
  }

  Map<String, String> map(String name) {
    AttributeValue value = item.get(name);
    if (value == null) {
      return Map.of();
    }
    Map<String, String> members = new TreeMap<>();
    value.m().forEach((key, member) -> members.put(key, member.s()));
    return members;
  }

  /** To the second, a moment is a date too, and is read as one in a tenth of the time. */
  private static Instant parse(String text) {
    return text.length() == "0000-00-00T00:00:00Z".length()
        ? new PublicationDate(text).earliest().toInstant(ZoneOffset.UTC)
        : Instant.parse(text);
  }
}
