package papercatalog.runtime.direct;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.StubServer;
import papercatalog.domain.client.ClientSettings;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An attribute of any type is read as the SDK reads it, also where the catalog stores none such.
 */
final class AttributeTypesTest {
  private static final Map<AttributeValue.Type, String> JSON =
      Map.ofEntries(
          Map.entry(AttributeValue.Type.S, "{\"S\":\"text\"}"),
          Map.entry(AttributeValue.Type.N, "{\"N\":\"1.5\"}"),
          Map.entry(AttributeValue.Type.B, "{\"B\":\"AAEC/w==\"}"),
          Map.entry(AttributeValue.Type.SS, "{\"SS\":[\"a\",\"b\"]}"),
          Map.entry(AttributeValue.Type.NS, "{\"NS\":[\"1\",\"2\"]}"),
          Map.entry(AttributeValue.Type.BS, "{\"BS\":[\"AA==\",\"/w==\"]}"),
          Map.entry(AttributeValue.Type.M, "{\"M\":{\"m\":{\"L\":[]},\"n\":{\"NULL\":true}}}"),
          Map.entry(AttributeValue.Type.L, "{\"L\":[{\"SS\":[\"a\"]},{\"L\":[{\"N\":\"0\"}]}]}"),
          Map.entry(AttributeValue.Type.BOOL, "{\"BOOL\":false}"),
          Map.entry(AttributeValue.Type.NUL, "{\"NULL\":true}"),
          Map.entry(
              AttributeValue.Type.UNKNOWN_TO_SDK_VERSION, "{\"NEW\":{\"S\":[\"not a text\"]}}"));

  @ParameterizedTest
  @EnumSource
  void attribute_isTheSdks(AttributeValue.Type type) throws IOException {
    byte[] answer =
        "{\"Item\":{\"before\":{\"S\":\"a\"},\"it\":%s,\"after\":{\"S\":\"z\"}}}"
            .formatted(JSON.get(type))
            .getBytes(UTF_8);

    Map<String, AttributeValue> item = DynamoDbResponseJson.getItem(answer).item();

    assertThat(item).isEqualTo(throughTheSdk(answer)).containsOnlyKeys("before", "it", "after");
    assertThat(item.get("it").type()).isEqualTo(type);
  }

  @Test
  void attributes_ofAllTypes_areTheSdks() throws IOException {
    String attributes =
        Stream.of(AttributeValue.Type.values())
            .map(type -> "\"%s\":%s".formatted(type, JSON.get(type)))
            .collect(Collectors.joining(","));
    byte[] answer = "{\"Item\":{%s}}".formatted(attributes).getBytes(UTF_8);

    assertThat(DynamoDbResponseJson.getItem(answer).item()).isEqualTo(throughTheSdk(answer));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"SS\":[]}", "{\"B\":\"\"}", "{\"M\":{}}", "{\"L\":[]}"})
  void attribute_thatIsEmpty_isTheSdks(String json) throws IOException {
    byte[] answer = "{\"Item\":{\"it\":%s}}".formatted(json).getBytes(UTF_8);

    assertThat(DynamoDbResponseJson.getItem(answer).item()).isEqualTo(throughTheSdk(answer));
  }

  private static Map<String, AttributeValue> throughTheSdk(byte[] answer) throws IOException {
    try (StubServer server = StubServer.answering(200, new String(answer, UTF_8));
        DynamoDbClient client = ClientSettings.forReads().at(server.endpoint()).open()) {
      return client.getItem(request -> request.tableName("papers").key(key())).item();
    }
  }

  private static Map<String, AttributeValue> key() {
    return Map.of("PK", AttributeValue.fromS("any"));
  }
}
