package papercatalog.announcements.stream;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papercatalog.domain.jsonreader.JsonReader;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads the attributes of an item in DynamoDB's JSON, of every type. */
record ItemJson(JsonReader json) {
  /** The next value, which must be an object of attributes. */
  Map<String, AttributeValue> attributes() throws IOException {
    Map<String, AttributeValue> attributes = new LinkedHashMap<>();
    if (!json.beginsObject()) {
      throw new IOException("No attributes where they must be");
    }
    while (json.nextMember()) {
      attributes.put(json.name(), value());
    }
    return attributes;
  }

  /** An object of one member, whose name is the type. */
  private AttributeValue value() throws IOException {
    if (!json.beginsObject() || !json.nextMember()) {
      throw new IOException("A value without a type");
    }
    AttributeValue value =
        switch (json.name()) {
          case "S" -> AttributeValue.fromS(json.text());
          case "N" -> AttributeValue.fromN(json.text());
          case "B" -> AttributeValue.fromB(bytes());
          case "BOOL" -> AttributeValue.fromBool(json.bool());
          case "NULL" -> AttributeValue.fromNul(json.bool());
          case "M" -> AttributeValue.fromM(attributes());
          case "L" -> AttributeValue.fromL(values(this::value));
          case "SS" -> AttributeValue.fromSs(values(json::text));
          case "NS" -> AttributeValue.fromNs(values(json::text));
          case "BS" -> AttributeValue.fromBs(values(this::bytes));
          default -> throw new IOException("A value of no known type");
        };
    if (json.nextMember()) {
      throw new IOException("A value of two types");
    }
    return value;
  }

  private SdkBytes bytes() throws IOException {
    try {
      return SdkBytes.fromByteArray(Base64.getDecoder().decode(json.text()));
    } catch (IllegalArgumentException e) {
      throw new IOException("No Base64 where it must be", e);
    }
  }

  @FunctionalInterface
  private interface Element<T> {
    T read() throws IOException;
  }

  private <T> List<T> values(Element<T> element) throws IOException {
    List<T> values = new ArrayList<>();
    if (!json.beginsArray()) {
      throw new IOException("No array where it must be");
    }
    while (json.nextElement()) {
      values.add(element.read());
    }
    return values;
  }
}
