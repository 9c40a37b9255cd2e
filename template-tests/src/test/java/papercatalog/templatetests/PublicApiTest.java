package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Where the API answers, whom it lets in and what it writes down of them. */
@Tag("slow")
final class PublicApiTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final StackTemplate STACK = Synthesis.standard();
  private static final String API = STACK.only("AWS::ApiGatewayV2::Api");

  @Test
  void stage_whenSynthesized_thenAddsNothingToThePaths() {
    JsonNode stage = stage(STACK);

    assertThat(stage.get("StageName").asText()).isEqualTo("$default");
    assertThat(stage.get("ApiId")).hasToString("{\"Ref\":\"" + API + "\"}");
    assertThat(stage.get("AutoDeploy").asBoolean()).isTrue();
  }

  @Test
  void stage_whenNothingIsChosen_thenIsThrottled() {
    assertThrottled(STACK, 50, 100);
  }

  @Test
  void stage_whenThrottleIsChosen_thenHasIt() {
    assertThrottled(Synthesis.with(Map.of("throttleRate", 10, "throttleBurst", 20)), 10, 20);
  }

  @Test
  void accessLog_whenSynthesized_thenIsJsonThatNamesTheRouteAndNotWhoAsked() throws Exception {
    Map<String, String> fields =
        JSON.readValue(
            stage(STACK).at("/AccessLogSettings/Format").asText(), new TypeReference<>() {});

    assertThat(fields)
        .containsEntry("requestId", "$context.requestId")
        .containsEntry("route", "$context.routeKey");
    assertThat(fields.values())
        .allMatch(value -> value.startsWith("$context."))
        .noneMatch(value -> value.matches(".*(?i:identity|sourceIp|userAgent|path|domain).*"));
  }

  /** The page shows a line as it is written, from whose length the tool computes a bill. */
  @Test
  void accessLog_whenWritten_thenIsTheLineOfThePage() throws Exception {
    String format = stage(STACK).at("/AccessLogSettings/Format").asText();
    String line =
        Files.readAllLines(Path.of("../docs/cost.md")).stream()
            .filter(it -> it.startsWith("{\"bytes\":"))
            .findFirst()
            .orElseThrow();

    Map<String, String> fields = JSON.readValue(format, new TypeReference<>() {});
    Map<String, String> written = JSON.readValue(line, new TypeReference<>() {});
    String filled = format;
    for (Map.Entry<String, String> field : fields.entrySet()) {
      String member = "\"%s\":\"%s\"";
      filled =
          filled.replace(
              member.formatted(field.getKey(), field.getValue()),
              member.formatted(field.getKey(), written.get(field.getKey())));
    }

    assertThat(filled).isEqualTo(line);
  }

  @Test
  void outputs_whenSynthesized_thenNameTheApiAndTheTable() {
    ObjectNode expected = JSON.createObjectNode();
    expected.putObject("ApiUrl").putArray("Fn::GetAtt").add(API).add("ApiEndpoint");
    expected.putObject("TableName").put("Ref", STACK.only("AWS::DynamoDB::Table"));

    ObjectNode outputs = JSON.createObjectNode();
    STACK
        .json()
        .get("Outputs")
        .properties()
        .forEach(output -> outputs.set(output.getKey(), output.getValue().get("Value")));

    assertThat(outputs).isEqualTo(expected);
  }

  private static JsonNode stage(StackTemplate stack) {
    return stack.properties(stack.only("AWS::ApiGatewayV2::Stage"));
  }

  private static void assertThrottled(StackTemplate stack, int rate, int burst) {
    JsonNode settings = stage(stack).get("DefaultRouteSettings");
    assertThat(settings.get("ThrottlingRateLimit").asInt()).isEqualTo(rate);
    assertThat(settings.get("ThrottlingBurstLimit").asInt()).isEqualTo(burst);
  }
}
