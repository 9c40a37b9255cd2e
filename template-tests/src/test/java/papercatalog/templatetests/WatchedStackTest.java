package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.Generated;
import papercatalog.domain.schema.TableSchema;
import papercatalog.functions.route.Routes;

/** What alarms ring at and what the dashboard shows, when an operator chooses them. */
@Tag("slow")
final class WatchedStackTest {
  private static final StackTemplate STACK =
      Synthesis.with(Map.of("alarms", true, "dashboard", true));
  private static final Intrinsics INTRINSICS = new Intrinsics(STACK);
  private static final List<DeployedFunction> FUNCTIONS = DeployedFunction.behindRoutesOf(STACK);
  private static final String OF_THE_API =
      " ApiId " + STACK.only("AWS::ApiGatewayV2::Api") + " Stage $default";

  private static final String TABLE = " TableName " + STACK.only("AWS::DynamoDB::Table");

  /** The table, and each index by its name. */
  private static final List<String> PARTS =
      Stream.concat(
              Stream.of(TABLE),
              TableSchema.DECLARED.indexes().stream()
                  .map(index -> " GlobalSecondaryIndexName " + index.name() + TABLE))
          .toList();

  /**
   * @param metric namespace, name and dimensions, as a dashboard has them
   * @param threshold reached or passed
   * @param minutes in each five of which it is
   */
  private record Alarm(String metric, String statistic, int threshold, int minutes) {}

  @Test
  void alarms_whenChosen_thenRingAtWhatReadersNotice() {
    List<Alarm> expected = new ArrayList<>();
    expected.add(new Alarm("AWS/ApiGateway 5xx" + OF_THE_API, "Sum", 1, 5));
    expected.add(new Alarm("AWS/ApiGateway Latency" + OF_THE_API, "p99", 2_000, 15));
    expected.add(new Alarm("AWS/Lambda Throttles", "Sum", 1, 5)); // of the account
    for (String part : PARTS) {
      expected.add(new Alarm("AWS/DynamoDB ReadThrottleEvents" + part, "Sum", 1, 5));
      expected.add(new Alarm("AWS/DynamoDB WriteThrottleEvents" + part, "Sum", 1, 60));
    }
    expected.add(
        new Alarm(
            "AWS/Scheduler InvocationDroppedCount ScheduleGroup "
                + STACK.only("AWS::Scheduler::ScheduleGroup"),
            "Sum",
            1,
            5));

    assertThat(alarms())
        .extracting(WatchedStackTest::alarm)
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void alarms_whenTheyRing_thenNameTheIndex() {
    assertThat(alarms())
        .extracting(alarm -> alarm.get("AlarmDescription").asText())
        .anyMatch(it -> it.startsWith("Reads of table are throttled."))
        .anyMatch(it -> it.startsWith("Reads of GSI1 are throttled."))
        .anyMatch(it -> it.startsWith("Writes to GSI2 have been throttled for an hour."));
  }

  /** Of every setting: what an alarm means, where to look and what to do. */
  @Test
  void alarms_leadToTheirRunbook_andSayWhenTheyAreOver() throws IOException {
    StackTemplate stack = Synthesis.with(TenantStackTest.everything(""));
    Set<String> sections = new TreeSet<>();
    for (JsonNode alarm : stack.ofType("AWS::CloudWatch::Alarm").values()) {
      String description = alarm.at("/Properties/AlarmDescription").asText();
      assertThat(description).matches(".*\\. See docs/runbooks\\.md#[a-z-]+");
      sections.add(description.replaceFirst(".*#", ""));
      assertThat(alarm.at("/Properties/AlarmActions")).hasSize(1);
      assertThat(alarm.at("/Properties/OKActions")).isEqualTo(alarm.at("/Properties/AlarmActions"));
    }
    String page = Files.readString(Generated.ROOT.resolve("docs/runbooks.md"));
    List<String> headings =
        page.lines()
            .filter(line -> line.startsWith("## "))
            .map(line -> line.substring(3).toLowerCase(Locale.ROOT).replace(' ', '-'))
            .toList();

    assertThat(headings).containsExactlyInAnyOrderElementsOf(sections);
    for (String section : page.split("\n## ", -1)) {
      if (!section.startsWith("# ")) {
        assertThat(section).contains("**Means.**", "**Look.**", "**Do.**");
      }
    }
  }

  @Test
  void output_saysThatTheMailWaitsForItsConfirmation() {
    StackTemplate mailed =
        Synthesis.with(Map.of("alarms", true, "alarmEmail", "operator@example.org"));

    assertThat(mailed.json().at("/Outputs/AlarmEmail/Value").asText())
        .isEqualTo("operator@example.org");
    assertThat(mailed.json().at("/Outputs/AlarmEmail/Description").asText()).contains("confirms");
    assertThat(STACK.json().at("/Outputs").has("AlarmEmail")).isFalse();
  }

  @Test
  void alarms_whenFunctionsMaySleep_thenDoNotWatchTheCallsThatAreNotMade() {
    StackTemplate asleep = Synthesis.with(Map.of("alarms", true, "keepAwake", false));

    assertThat(asleep.ofType("AWS::CloudWatch::Alarm")).hasSize(alarms().size() - 1);
  }

  /**
   * The alarms are on the API and on the schedules alone: they would not notice another caller of a
   * function.
   */
  @Test
  void functions_whenSynthesized_thenAreCalledByTheApiAndTheirSchedulesOnly() {
    assertThat(STACK.ofType("AWS::Lambda::Permission").values())
        .hasSize(Routes.WITHOUT_SEARCH.all().size() * Routes.METHODS.size() + 1) // and $default
        .extracting(permission -> permission.at("/Properties/Principal").asText())
        .containsOnly("apigateway.amazonaws.com");
    assertThat(STACK.ofType("AWS::Lambda::EventSourceMapping")).isEmpty();
    assertThat(STACK.ofType("AWS::Lambda::Url")).isEmpty();
    assertThat(STACK.ofType("AWS::Events::Rule")).isEmpty();
    assertThat(STACK.ofType("AWS::Scheduler::Schedule")).hasSameSizeAs(FUNCTIONS);
    assertThat(mayCallFunctions()).isEqualTo(new WakeCalls(STACK).roles());
  }

  private static Set<String> mayCallFunctions() {
    Set<String> roles = new TreeSet<>();
    STACK
        .ofType("AWS::IAM::Role")
        .forEach(
            (id, role) -> {
              if (role.toString().contains("lambda:")) {
                roles.add(id);
              }
            });
    return roles;
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
              assertThat(alarm.get("Period").asInt()).isEqualTo(300);
            });
  }

  @Test
  void dashboard_whenChosen_thenShowsTheApiEachAliasTheTableAndEachIndex() throws IOException {
    List<String> expected = new ArrayList<>();
    for (DeployedFunction function : FUNCTIONS) {
      expected.add("AWS/Lambda Duration" + ofTheAlias(function));
    }
    for (String metric : List.of("Count", "5xx", "Latency")) {
      expected.add("AWS/ApiGateway " + metric + OF_THE_API);
    }
    for (String operation : List.of("GetItem", "Query")) {
      expected.add("AWS/DynamoDB SuccessfulRequestLatency Operation " + operation + TABLE);
    }
    for (String part : PARTS) {
      for (String metric :
          List.of(
              "ConsumedReadCapacityUnits",
              "ConsumedWriteCapacityUnits",
              "ReadThrottleEvents",
              "WriteThrottleEvents")) {
        expected.add("AWS/DynamoDB " + metric + part);
      }
    }

    assertThat(shown()).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(expected).as("as many as a dashboard has for nothing").hasSizeLessThan(50);
  }

  @Test
  @Tag(Generated.TAG)
  void pages_countWhatIsWatched() throws IOException {
    Generated.figures("docs/cost.md", "of which the stack has %d;", alarms().size());
    Generated.figures("docs/cost.md", "and this one has %d.", shown().size());
    Generated.figures("docs/deployment.md", "| %d alarms, each", alarms().size());
  }

  @Test
  void dashboard_whenChosen_thenShowsWhatTheTableAndItsIndexesMayConsume() throws IOException {
    Map<String, Integer> limits = new TreeMap<>();
    for (JsonNode widget : widgets()) {
      JsonNode line = widget.at("/properties/annotations/horizontal/0");
      if (!line.isMissingNode() && !line.get("label").asText().equals("10 ms")) {
        limits.put(line.get("label").asText(), line.get("value").asInt());
        assertThat(widget.at("/properties/metrics").findValuesAsText("expression"))
            .hasSameSizeAs(PARTS)
            .allMatch(expression -> expression.matches("(\\w+) / PERIOD\\(\\1\\)"));
      }
    }

    assertThat(limits).isEqualTo(Map.of("maxReadUnits", 500, "maxWriteUnits", 500));
  }

  @Test
  void queries_whenSaved_thenReadTheLogsOfAllFunctions() {
    List<String> logs =
        STACK.ofType("AWS::Lambda::Function").values().stream()
            .map(function -> function.at("/Properties/LoggingConfig/LogGroup").toString())
            .toList();

    assertThat(STACK.ofType("AWS::Logs::QueryDefinition").values())
        .hasSize(2)
        .allSatisfy(
            query ->
                assertThat(query.at("/Properties/LogGroupNames"))
                    .extracting(JsonNode::toString)
                    .containsExactlyInAnyOrderElementsOf(logs));
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
            .path("Dimensions")
            .valueStream()
            .map(it -> " " + it.get("Name").asText() + " " + it.get("Value").asText())
            .collect(Collectors.joining());
    return new Alarm(
        properties.get("Namespace").asText()
            + " "
            + properties.get("MetricName").asText()
            + dimensions,
        properties.path("Statistic").asText() + properties.path("ExtendedStatistic").asText(),
        properties.get("Threshold").asInt(),
        properties.get("EvaluationPeriods").asInt() * properties.get("Period").asInt() / 60);
  }

  /** Every metric of the dashboard once: namespace, name and dimensions. */
  private static List<String> shown() throws IOException {
    return widgets()
        .valueStream()
        .flatMap(widget -> widget.at("/properties/metrics").valueStream())
        .map(
            metric ->
                metric
                    .valueStream()
                    .filter(JsonNode::isTextual)
                    .map(JsonNode::asText)
                    .collect(Collectors.joining(" ")))
        .filter(metric -> !metric.isEmpty())
        .distinct()
        .toList();
  }

  private static JsonNode widgets() throws IOException {
    JsonNode properties = STACK.properties(STACK.only("AWS::CloudWatch::Dashboard"));
    return new ObjectMapper()
        .readTree(INTRINSICS.text(properties.get("DashboardBody")))
        .get("widgets");
  }
}
