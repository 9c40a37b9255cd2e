package papercatalog.domain.write;

import static papercatalog.domain.schema.TableSchema.PARTITION_KEY;

import module java.base;

import papercatalog.domain.table.Aliases;
import papercatalog.domain.table.Item;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The condition that an item has not changed since it was read. // I-4
 *
 * @param seen the item; empty when there was none
 * @param attributes attributes that every write of the item changes, so that their values identify
 *     a state
 */
record SeenCondition(Optional<Item> seen, List<String> attributes) {
  String expression() {
    if (seen.isEmpty()) {
      return "attribute_not_exists(#PK)";
    }
    List<String> conditions = new ArrayList<>(List.of("attribute_exists(#PK)"));
    for (String name : attributes) {
      conditions.add(
          seen.get().value(name).isPresent()
              ? "#%1$s = :%1$s".formatted(name)
              : "attribute_not_exists(#%s)".formatted(name));
    }
    return String.join(" AND ", conditions);
  }

  Map<String, String> names() {
    return Aliases.names(
        Stream.concat(Stream.of(PARTITION_KEY), seen.stream().flatMap(_ -> attributes.stream()))
            .toList());
  }

  /** The values of the expression; null when it has none, because DynamoDB rejects an empty map. */
  Map<String, AttributeValue> values() {
    Map<String, AttributeValue> values = new HashMap<>();
    for (String name : attributes) {
      seen.flatMap(item -> item.value(name)).ifPresent(value -> values.put(":" + name, value));
    }
    return values.isEmpty() ? null : values;
  }
}
