package papercatalog.template;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What operators get by default and by what they choose. */
final class OperatorsStackTest {
  private static final StackTemplate STACK = Synthesis.standard();

  @Test
  void table_whenNothingIsChosen_thenSurvivesTheStack() {
    JsonNode table = table(STACK);

    assertThat(table.get("DeletionPolicy").asText()).isEqualTo("Retain");
    assertThat(table.get("UpdateReplacePolicy").asText()).isEqualTo("Retain");
    assertThat(table.at("/Properties/DeletionProtectionEnabled").asBoolean()).isTrue();
    assertThat(
            table
                .at("/Properties/PointInTimeRecoverySpecification/PointInTimeRecoveryEnabled")
                .asBoolean())
        .isTrue();
    assertThat(table.at("/Properties/TimeToLiveSpecification/Enabled").asBoolean()).isTrue();
  }

  @Test
  void table_whenNothingIsChosen_thenHasAMaximumThroughputAsHasEachIndex() {
    assertThat(limits(STACK)).hasSize(3).allMatch(limit -> limit.asInt() == 500);
  }

  @Test
  void table_whenMaximumIsChosen_thenHasItAsHasEachIndex() {
    StackTemplate stack = Synthesis.with(Map.of("maxReadUnits", 40));

    assertThat(limits(stack)).hasSize(3).allMatch(limit -> limit.asInt() == 40);
  }

  @Test
  void stack_whenEphemeral_thenLeavesNothingBehind() {
    StackTemplate stack = Synthesis.with(Map.of("ephemeral", "true"));

    assertThat(stack.json().findValuesAsText("DeletionPolicy")).isNotEmpty().containsOnly("Delete");
    assertThat(table(stack).at("/Properties/DeletionProtectionEnabled").asBoolean()).isFalse();
    assertThat(
            table(stack)
                .at("/Properties/PointInTimeRecoverySpecification/PointInTimeRecoveryEnabled")
                .asBoolean())
        .isFalse();
  }

  @Test
  void api_whenNothingIsChosen_thenIsThrottledAndLogsJson() throws Exception {
    JsonNode stage = STACK.properties(STACK.only("AWS::ApiGatewayV2::Stage"));

    assertThat(stage.at("/DefaultRouteSettings/ThrottlingRateLimit").asInt()).isEqualTo(50);
    assertThat(stage.at("/DefaultRouteSettings/ThrottlingBurstLimit").asInt()).isEqualTo(100);
    assertThat(
            new ObjectMapper()
                .readTree(stage.at("/AccessLogSettings/Format").asText())
                .has("requestId"))
        .isTrue();
  }

  @Test
  void api_whenNothingIsChosen_thenAnswersAnyWebPage() {
    JsonNode cors = STACK.properties(STACK.only("AWS::ApiGatewayV2::Api")).get("CorsConfiguration");

    assertThat(cors.get("AllowOrigins")).hasToString("[\"*\"]");
    assertThat(cors.get("AllowMethods")).hasToString("[\"GET\"]");
    assertThat(cors.get("ExposeHeaders").valueStream().map(JsonNode::asText))
        .contains("ETag", "Link");
  }

  @Test
  void functions_whenChosen_thenHaveTheirMemoryTimeoutAndLogLevel() {
    StackTemplate stack =
        Synthesis.with(
            Map.of("memory", "512", "timeout", "7", "logLevel", "WARN", "stage", "test"));

    assertThat(stack.ofType("AWS::Lambda::Function").values())
        .hasSize(5)
        .allSatisfy(
            function -> {
              JsonNode properties = function.get("Properties");
              assertThat(properties.get("MemorySize").asInt()).isEqualTo(512);
              assertThat(properties.get("Timeout").asInt()).isEqualTo(7);
              assertThat(properties.at("/LoggingConfig/ApplicationLogLevel").asText())
                  .isEqualTo("WARN");
              assertThat(properties.get("FunctionName").asText()).startsWith("PaperCatalog-test-");
            });
  }

  @Test
  void logs_whenChosen_thenAreKeptForSoLong() {
    StackTemplate stack = Synthesis.with(Map.of("logRetentionDays", 7));

    assertThat(stack.ofType("AWS::Logs::LogGroup").values())
        .hasSize(6)
        .allSatisfy(
            logs -> assertThat(logs.at("/Properties/RetentionInDays").asInt()).isEqualTo(7));
  }

  @Test
  void alarms_whenChosenWithAnAddress_thenAreSentThere() {
    StackTemplate stack =
        Synthesis.with(Map.of("alarms", true, "alarmEmail", "operator@example.org"));

    assertThat(stack.properties(stack.only("AWS::SNS::Subscription")).get("Endpoint").asText())
        .isEqualTo("operator@example.org");
    assertThat(stack.ofType("AWS::CloudWatch::Alarm").values())
        .hasSize(7)
        .allSatisfy(alarm -> assertThat(alarm.at("/Properties/AlarmActions")).hasSize(1));
  }

  @Test
  void outputs_whenSynthesized_thenTellTheApiAndTheTable() {
    List<String> outputs =
        STACK.json().get("Outputs").properties().stream().map(Map.Entry::getKey).toList();

    assertThat(outputs).containsExactlyInAnyOrder("ApiUrl", "TableName");
  }

  private static JsonNode table(StackTemplate stack) {
    return stack.resources().get(stack.only("AWS::DynamoDB::Table"));
  }

  private static Stream<JsonNode> limits(StackTemplate stack) {
    return table(stack).findValues("MaxReadRequestUnits").stream();
  }
}
