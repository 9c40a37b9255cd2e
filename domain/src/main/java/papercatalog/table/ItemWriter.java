package papercatalog.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Collects the attributes of an item; what is absent or empty gets no attribute. */
final class ItemWriter {
  private final Map<String, AttributeValue> item = new HashMap<>();

  ItemWriter put(Map<String, AttributeValue> attributes) {
    item.putAll(attributes);
    return this;
  }

  ItemWriter put(String name, String value) {
    item.put(name, AttributeValue.fromS(value));
    return this;
  }

  ItemWriter put(String name, Optional<?> value) {
    value.ifPresent(present -> put(name, present.toString()));
    return this;
  }

  ItemWriter putNumber(String name, Optional<Long> value) {
    value.ifPresent(present -> put(name, present));
    return this;
  }

  ItemWriter put(String name, long value) {
    item.put(name, AttributeValue.fromN(Long.toString(value)));
    return this;
  }

  ItemWriter put(String name, List<AttributeValue> values) {
    if (!values.isEmpty()) {
      item.put(name, AttributeValue.fromL(values));
    }
    return this;
  }

  ItemWriter putMap(String name, Map<String, String> values) {
    if (!values.isEmpty()) {
      Map<String, AttributeValue> members = new HashMap<>();
      values.forEach((key, value) -> members.put(key, AttributeValue.fromS(value)));
      item.put(name, AttributeValue.fromM(members));
    }
    return this;
  }

  Map<String, AttributeValue> item() {
    return item;
  }
}
