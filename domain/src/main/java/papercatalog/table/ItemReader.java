package papercatalog.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads the attributes of an item; what older code did not write is absent, not an error. */
final class ItemReader {
  private final Map<String, AttributeValue> item;

  ItemReader(Map<String, AttributeValue> item) {
    this.item = item;
  }

  String text(String name) {
    return optional(name)
        .orElseThrow(() -> new IllegalStateException("An item lacks the attribute " + name));
  }

  Optional<String> optional(String name) {
    return attribute(name).map(AttributeValue::s);
  }

  long number(String name, long whenAbsent) {
    return attribute(name).map(value -> Long.parseLong(value.n())).orElse(whenAbsent);
  }

  <T> List<T> list(String name, Function<AttributeValue, T> element) {
    return attribute(name).map(AttributeValue::l).orElse(List.of()).stream().map(element).toList();
  }

  Map<String, String> map(String name) {
    Map<String, String> members = new TreeMap<>();
    attribute(name)
        .map(AttributeValue::m)
        .orElse(Map.of())
        .forEach((key, value) -> members.put(key, value.s()));
    return members;
  }

  private Optional<AttributeValue> attribute(String name) {
    return Optional.ofNullable(item.get(name));
  }
}
