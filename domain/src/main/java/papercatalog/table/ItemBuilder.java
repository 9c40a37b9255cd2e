package papercatalog.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Collects the attributes of an item; what is absent or empty gets no attribute. */
final class ItemBuilder {
  private final Map<String, AttributeValue> attributes = new HashMap<>();

  ItemBuilder put(Map<String, AttributeValue> others) {
    attributes.putAll(others);
    return this;
  }

  ItemBuilder put(String name, String value) {
    attributes.put(name, AttributeValue.fromS(value));
    return this;
  }

  ItemBuilder put(String name, Optional<?> value) {
    value.ifPresent(present -> put(name, present.toString()));
    return this;
  }

  ItemBuilder putNumber(String name, Optional<Long> value) {
    value.ifPresent(present -> put(name, present));
    return this;
  }

  ItemBuilder put(String name, long value) {
    attributes.put(name, AttributeValue.fromN(Long.toString(value)));
    return this;
  }

  ItemBuilder put(String name, List<AttributeValue> values) {
    if (!values.isEmpty()) {
      attributes.put(name, AttributeValue.fromL(values));
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

  Item build() {
    return new Item(attributes);
  }
}
