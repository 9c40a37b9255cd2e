package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.pattern.AccessPatterns;

/** What operators get by default and by what they choose. */
@Tag("slow")
final class OperatorsStackTest {
  /** One a pattern, and that of the docs. */
  private static final int FUNCTIONS = AccessPatterns.all().size() + 1;

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
    assertThat(limits(STACK, "MaxReadRequestUnits")).hasSize(3).containsOnly(500);
    assertThat(limits(STACK, "MaxWriteRequestUnits")).hasSize(3).containsOnly(500);
  }

  @Test
  void table_whenMaximumIsChosen_thenHasItAsHasEachIndex() {
    StackTemplate stack = Synthesis.with(Map.of("maxReadUnits", 40, "maxWriteUnits", 30));

    assertThat(limits(stack, "MaxReadRequestUnits")).hasSize(3).containsOnly(40);
    assertThat(limits(stack, "MaxWriteRequestUnits")).hasSize(3).containsOnly(30);
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
  void functions_whenNothingIsChosen_thenHaveTheDefaultMemoryTimeoutAndLogLevel() {
    assertFunctions(STACK, "PaperCatalog-prod-", 1024, 10, "INFO");
  }

  @Test
  void functions_whenChosen_thenHaveTheirMemoryTimeoutAndLogLevel() {
    StackTemplate stack =
        Synthesis.with(
            Map.of("memory", "512", "timeout", "7", "logLevel", "WARN", "stage", "test"));

    assertFunctions(stack, "PaperCatalog-test-", 512, 7, "WARN");
  }

  @Test
  void functions_whenTheirLogIsDetailed_thenSoIsLambdas() {
    StackTemplate stack = Synthesis.with(Map.of("logLevel", "DEBUG"));

    assertFunctions(stack, "PaperCatalog-prod-", 1024, 10, "DEBUG");
  }

  @Test
  void logs_whenNothingIsChosen_thenAreKeptForThirtyDays() {
    assertThat(retentions(STACK)).hasSize(FUNCTIONS + 1).containsOnly(30);
  }

  @Test
  void logs_whenChosen_thenAreKeptForSoLong() {
    assertThat(retentions(Synthesis.with(Map.of("logRetentionDays", 7))))
        .hasSize(FUNCTIONS + 1)
        .containsOnly(7);
  }

  @Test
  void alarms_whenChosenWithAnAddress_thenAreSentThere() {
    StackTemplate stack =
        Synthesis.with(Map.of("alarms", true, "alarmEmail", "operator@example.org"));

    assertThat(stack.properties(stack.only("AWS::SNS::Subscription")).get("Endpoint").asText())
        .isEqualTo("operator@example.org");
    assertThat(stack.ofType("AWS::CloudWatch::Alarm").values())
        .hasSize(10)
        .allSatisfy(alarm -> assertThat(alarm.at("/Properties/AlarmActions")).hasSize(1));
    assertThat(
            stack
                .properties(stack.only("AWS::SNS::TopicPolicy"))
                .at("/PolicyDocument/Statement")
                .valueStream()
                .filter(statement -> statement.get("Effect").asText().equals("Allow"))
                .map(statement -> statement.at("/Principal/Service").asText()))
        .as("who may publish")
        .containsExactly("cloudwatch.amazonaws.com");
  }

  private static JsonNode table(StackTemplate stack) {
    return stack.resources().get(stack.only("AWS::DynamoDB::Table"));
  }

  /** Of the table itself, then of each index. */
  private static Stream<Integer> limits(StackTemplate stack, String name) {
    JsonNode table = table(stack).get("Properties");
    return Stream.concat(Stream.of(table), table.get("GlobalSecondaryIndexes").valueStream())
        .map(it -> it.at("/OnDemandThroughput/" + name).asInt());
  }

  private static Stream<Integer> retentions(StackTemplate stack) {
    return stack.ofType("AWS::Logs::LogGroup").values().stream()
        .map(logs -> logs.at("/Properties/RetentionInDays").asInt());
  }

  private static void assertFunctions(
      StackTemplate stack, String namePrefix, int memory, int timeout, String logLevel) {
    assertThat(stack.ofType("AWS::Lambda::Function").values())
        .hasSize(FUNCTIONS)
        .extracting(function -> function.get("Properties"))
        .allSatisfy(
            properties -> {
              assertThat(properties.get("FunctionName").asText()).startsWith(namePrefix);
              assertThat(properties.get("MemorySize").asInt()).isEqualTo(memory);
              assertThat(properties.get("Timeout").asInt()).isEqualTo(timeout);
              assertThat(properties.at("/LoggingConfig/ApplicationLogLevel").asText())
                  .isEqualTo(logLevel);
              assertThat(properties.at("/LoggingConfig/SystemLogLevel").asText())
                  .as("what Lambda says of every request, only for those who look for something")
                  .isEqualTo(logLevel.equals("DEBUG") ? "INFO" : "WARN");
            });
  }
}
