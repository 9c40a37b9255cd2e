package papercatalog.domain.memory;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.traits.ListTrait;
import software.amazon.awssdk.core.traits.MapTrait;
import software.amazon.awssdk.core.util.SdkAutoConstructList;
import software.amazon.awssdk.core.util.SdkAutoConstructMap;
import software.amazon.awssdk.utils.builder.SdkBuilder;

/** Requests and answers of the SDK as AWS's JSON, by the fields that their classes list. */
final class PojoJson {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private PojoJson() {}

  static ObjectNode write(SdkPojo pojo) {
    ObjectNode object = JSON.objectNode();
    for (SdkField<?> field : pojo.sdkFields()) {
      Object value = field.getValueOrDefault(pojo);
      if (value != null
          && !(value instanceof SdkAutoConstructList)
          && !(value instanceof SdkAutoConstructMap)) {
        object.set(field.locationName(), write(value));
      }
    }
    return object;
  }

  private static JsonNode write(Object value) {
    return switch (value) {
      case SdkPojo it -> write(it);
      case SdkBytes it -> JSON.binaryNode(it.asByteArrayUnsafe());
      case Instant it -> JSON.numberNode(it.getEpochSecond());
      case Boolean it -> JSON.booleanNode(it);
      case Integer it -> JSON.numberNode(it);
      case Long it -> JSON.numberNode(it);
      case Double it -> JSON.numberNode(it);
      case List<?> it -> {
        ArrayNode array = JSON.arrayNode(it.size());
        it.forEach(each -> array.add(write(each)));
        yield array;
      }
      case Map<?, ?> it -> {
        ObjectNode object = JSON.objectNode();
        it.forEach((name, each) -> object.set((String) name, write(each)));
        yield object;
      }
      default -> JSON.textNode(value.toString());
    };
  }

  /** Sets the fields of a builder, and builds. */
  static Object read(JsonNode object, SdkPojo builder) throws IOException {
    for (SdkField<?> field : builder.sdkFields()) {
      JsonNode value = object.get(field.locationName());
      if (value != null && !value.isNull()) {
        field.set(builder, read(value, field));
      }
    }
    return ((SdkBuilder<?, ?>) builder).build();
  }

  private static Object read(JsonNode value, SdkField<?> field) throws IOException {
    return switch (field.marshallingType().getKnownType()) {
      case SDK_POJO -> read(value, field.constructor().get());
      case SDK_BYTES -> SdkBytes.fromByteArrayUnsafe(value.binaryValue());
      case BOOLEAN -> value.booleanValue();
      case INTEGER -> value.intValue();
      case LONG -> value.longValue();
      case LIST -> {
        SdkField<?> member = field.getTrait(ListTrait.class).memberFieldInfo();
        List<Object> list = new ArrayList<>();
        for (JsonNode each : value) {
          list.add(read(each, member));
        }
        yield list;
      }
      case MAP -> {
        SdkField<?> member = field.getTrait(MapTrait.class).valueFieldInfo();
        Map<String, Object> map = new HashMap<>();
        for (Map.Entry<String, JsonNode> each : value.properties()) {
          map.put(each.getKey(), read(each.getValue(), member));
        }
        yield map;
      }
      default -> value.textValue();
    };
  }
}
