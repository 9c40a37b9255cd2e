package papercatalog.template;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import papercatalog.schema.Route;

/** What alarms ring at and what the dashboard shows, when an operator chooses them. */
final class WatchedStackTest {
  private static final StackTemplate STACK =
      Synthesis.with(Map.of("alarms", true, "dashboard", true));
  private static final Intrinsics INTRINSICS = new Intrinsics(STACK);
  private static final List<DeployedFunction> FUNCTIONS = DeployedFunction.behindRoutesOf(STACK);
  private static final String OF_THE_API =
      " ApiId " + STACK.only("AWS::ApiGatewayV2::Api") + " Stage $default";

  /**
   * @param metric namespace, name and dimensions, as a dashboard has them
   * @param threshold reached or passed within five minutes
   */
  private record Alarm(String metric, String statistic, int threshold) {}

  @Test
  void alarms_whenChosen_thenRingAtAny5xxAndAtSlowness() {
    assertThat(alarms())
        .extracting(WatchedStackTest::alarm)
        .containsExactlyInAnyOrder(
            new Alarm("AWS/ApiGateway 5xx" + OF_THE_API, "Sum", 1),
            new Alarm("AWS/ApiGateway Latency" + OF_THE_API, "p99", 2_000));
  }

  /** The alarms are on the API alone: whoever else could call a function would not be seen. */
  @Test
  void functions_whenSynthesized_thenAreCalledByTheApiOnly() {
    assertThat(STACK.ofType("AWS::Lambda::Permission").values())
        .hasSize(Route.all().size() * Route.methods().size())
        .extracting(permission -> permission.at("/Properties/Principal").asText())
        .containsOnly("apigateway.amazonaws.com");
    assertThat(STACK.ofType("AWS::Lambda::EventSourceMapping")).isEmpty();
    assertThat(STACK.ofType("AWS::Lambda::Url")).isEmpty();
  }

  @Test
  void alarms_whenChosen_thenRingOnceReached_andNotWhileNobodyAsks() {
    assertThat(alarms())
        .isNotEmpty()
        .allSatisfy(
            alarm -> {
              assertThat(alarm.get("ComparisonOperator").asText())
                  .isEqualTo("GreaterThanOrEqualToThreshold");
              assertThat(alarm.get("TreatMissingData").asText()).isEqualTo("notBreaching");
              assertThat(alarm.get("EvaluationPeriods").asInt()).isEqualTo(1);
              assertThat(alarm.get("Period").asInt()).isEqualTo(300);
            });
  }

  @Test
  void dashboard_whenChosen_thenShowsTheApiEachAliasAndTheTable() throws IOException {
    List<String> expected = new ArrayList<>();
    for (DeployedFunction function : FUNCTIONS) {
      for (String metric : List.of("Invocations", "Errors", "Duration")) {
        expected.add("AWS/Lambda " + metric + ofTheAlias(function));
      }
    }
    for (String metric : List.of("Count", "5xx", "Latency")) {
      expected.add("AWS/ApiGateway " + metric + OF_THE_API);
    }
    expected.add(
        "AWS/DynamoDB ConsumedReadCapacityUnits TableName " + STACK.only("AWS::DynamoDB::Table"));

    assertThat(shown()).containsExactlyInAnyOrderElementsOf(expected);
  }

  private static String ofTheAlias(DeployedFunction function) {
    String id = function.logicalId();
    return " FunctionName " + id + " Resource " + id + ":" + function.alias();
  }

  private static List<JsonNode> alarms() {
    return STACK.ofType("AWS::CloudWatch::Alarm").values().stream()
        .map(alarm -> INTRINSICS.resolve(alarm.get("Properties")))
        .toList();
  }

  private static Alarm alarm(JsonNode properties) {
    String dimensions =
        properties
            .get("Dimensions")
            .valueStream()
            .map(it -> " " + it.get("Name").asText() + " " + it.get("Value").asText())
            .collect(Collectors.joining());
    return new Alarm(
        properties.get("Namespace").asText()
            + " "
            + properties.get("MetricName").asText()
            + dimensions,
        properties.path("Statistic").asText() + properties.path("ExtendedStatistic").asText(),
        properties.get("Threshold").asInt());
  }

  /** Every metric of the dashboard once: namespace, name and dimensions. */
  private static List<String> shown() throws IOException {
    JsonNode properties = STACK.properties(STACK.only("AWS::CloudWatch::Dashboard"));
    return new ObjectMapper()
        .readTree(INTRINSICS.text(properties.get("DashboardBody")))
        .get("widgets")
        .valueStream()
        .flatMap(widget -> widget.at("/properties/metrics").valueStream())
        .map(
            metric ->
                metric
                    .valueStream()
                    .filter(JsonNode::isTextual)
                    .map(JsonNode::asText)
                    .collect(Collectors.joining(" ")))
        .distinct()
        .toList();
  }
}
