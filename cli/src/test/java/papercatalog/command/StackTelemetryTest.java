package papercatalog.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.telemetry.RequestLine.NOON;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.insights.FakeAws;
import papercatalog.insights.FakeAws.Answer;
import papercatalog.insights.LogsOfLines;
import papercatalog.schema.AccessPattern;
import papercatalog.telemetry.RequestLine;

/** {@code catalog telemetry --stack}, through the SDK, with AWS's answers from this machine. */
@Timeout(60)
@Tag("slow")
final class StackTelemetryTest {
  private static final List<AccessPattern> PATTERNS = List.of(AccessPattern.values());
  private static final String START = "Logs_20140328.StartQuery";
  private static final String RESULTS = "Logs_20140328.GetQueryResults";
  private static final String STOP = "Logs_20140328.StopQuery";
  private static final String DESCRIBE = "DynamoDB_20120810.DescribeTable";
  private static final String NAMESPACE = "http://cloudformation.amazonaws.com/doc/2010-05-15/";
  private static final String DAY_FROM = "--since=2026-11-21T00:00:00Z";
  private static final String DAY_UNTIL = "--until=2026-11-21T23:59:59Z";
  private static final Map<String, String> SETTINGS =
      Map.of("aws.accessKeyId", "a", "aws.secretAccessKey", "s", "aws.region", "eu-north-1");

  private final Map<String, String> before = new HashMap<>();
  private FakeAws aws;

  @BeforeEach
  void start() throws IOException {
    aws = new FakeAws();
    Map<String, String> settings = new HashMap<>(SETTINGS);
    settings.put("aws.endpointUrl", aws.url());
    settings.forEach((name, value) -> before.put(name, System.setProperty(name, value)));
    aws.on("ListStackResources", _ -> Answer.ok(resources("")));
    aws.on(DESCRIBE, _ -> Answer.ok(table(500)));
    aws.on(STOP, _ -> Answer.ok("{\"success\":true}"));
  }

  @AfterEach
  void stop() {
    aws.close();
    before.forEach(
        (name, value) -> {
          if (value == null) {
            System.clearProperty(name);
          } else {
            System.setProperty(name, value);
          }
        });
  }

  @Test
  void figures_areThoseOfTheSameLinesInAFile(@TempDir Path directory) throws IOException {
    List<RequestLine> lines = day();
    new LogsOfLines(lines, 3).serve(aws);
    String wake = "{\"timestamp\":\"2026-11-21T03:00:00Z\",\"message\":\"wake\"}\n";
    Path log =
        Files.writeString(
            directory.resolve("day.log"),
            wake.repeat(3) + String.join("\n", lines.stream().map(RequestLine::text).toList()));

    JsonNode ofStack =
        json("--stack=PaperCatalog-test", DAY_FROM, DAY_UNTIL, "--max-read-units=50");
    JsonNode ofFile = json(log.toString(), DAY_FROM, DAY_UNTIL, "--max-read-units=50");

    assertThat(ofStack.get("requests").asInt()).isEqualTo(lines.size());
    assertThat(ofStack.at("/verdict/growthOfA3").asDouble()).isPositive();
    assertThat(withoutTimes(ofStack)).isEqualTo(withoutTimes(ofFile));
  }

  @Test
  void stack_isAskedByItsFunctionsLogGroups_asLittleAsPossible() {
    new LogsOfLines(day(), 0).serve(aws);

    Run run = run(DAY_FROM, DAY_UNTIL).expect(0);

    List<JsonNode> queries = aws.calls(START);
    assertThat(queries).hasSize(4);
    assertThat(queries.get(0).get("logGroupNames")).hasSize(13);
    assertThat(queries.get(1).get("logGroupNames").toString())
        .isEqualTo(
            "[\"logs-of-ListCollectionPapers\",\"logs-of-ListAuthorPapers\",\"logs-of-FindPapers\","
                + "\"logs-of-ListChanges\"]");
    assertThat(queries.get(2).get("logGroupNames")).hasSize(1);
    assertThat(queries.get(3).get("logGroupNames")).hasSize(7);
    assertThat(queries)
        .allMatch(query -> query.get("startTime").asLong() == 1_795_219_200L)
        .allMatch(query -> query.get("endTime").asLong() == 1_795_305_600L);
    assertThat(aws.calls(STOP)).isEmpty();
    assertThat(run.err())
        .isEqualTo(
            "stack PaperCatalog-test, Region eu-north-1: 13 log groups, at $0.005 for each GB that"
                + " CloudWatch goes through\n4,096.0 MB scanned, $0.020000\n");
    assertThat(run.out()).startsWith("2026-11-21T00:00:00Z to 2026-11-21T23:59:59Z: ");
  }

  @Test
  void tenant_thatIsNamed_isAskedFor() {
    new LogsOfLines(day(), 0).serve(aws);

    run(DAY_FROM, DAY_UNTIL, "--tenant=acme").expect(0);

    assertThat(aws.calls(START))
        .hasSize(4)
        .allMatch(query -> query.get("queryString").asText().contains("] and tenant = \"acme\"\n"));
  }

  @Test
  void limits_areTheTablesOwn_unlessOthersAreGiven() {
    new LogsOfLines(day(), 0).serve(aws);
    aws.on(DESCRIBE, _ -> Answer.ok(table(750)));

    assertThat(json("--stack=s", DAY_FROM, DAY_UNTIL).at("/places/0/limit").asInt()).isEqualTo(750);
    assertThat(json("--stack=s", DAY_FROM, DAY_UNTIL).at("/places/2/limit").asInt())
        .as("none is set on the table")
        .isEqualTo(40_000);
    assertThat(
            json("--stack=s", DAY_FROM, DAY_UNTIL, "--max-read-units=9")
                .at("/places/0/limit")
                .asInt())
        .isEqualTo(9);
    assertThat(aws.calls(DESCRIBE)).hasSize(2);
  }

  @Test
  void limits_thatCannotBeRead_areTheDefault_andThatIsSaid() {
    new LogsOfLines(day(), 0).serve(aws);
    aws.on(DESCRIBE, _ -> Answer.refusal("AccessDeniedException", "not authorized"));

    Run run = run(DAY_FROM, DAY_UNTIL).expect(0);

    assertThat(run.err()).contains("AccessDeniedException", "500 read units", "--max-read-units");
    assertThat(run.out()).contains("the stack's default");
  }

  @Test
  void time_thatIsNotGiven_isTheLastDay() {
    aws.on(START, _ -> Answer.refusal("AccessDeniedException", "no"));
    run().expect(1);

    JsonNode query = aws.calls(START).getFirst();
    long seconds = query.get("endTime").asLong() - query.get("startTime").asLong();
    assertThat(Duration.ofSeconds(seconds)).isEqualTo(Duration.ofDays(1).plusSeconds(1));
  }

  @Test
  void resources_ofSeveralPages_areAllRead() {
    new LogsOfLines(day(), 0).serve(aws);
    aws.on(
        "ListStackResources",
        body ->
            Answer.ok(
                body.get("form").asText().contains("NextToken")
                    ? resources("")
                    : "<ListStackResourcesResponse xmlns=\""
                        + NAMESPACE
                        + "\">"
                        + "<ListStackResourcesResult><NextToken>more</NextToken>"
                        + "<StackResourceSummaries/></ListStackResourcesResult>"
                        + "</ListStackResourcesResponse>"));

    run(DAY_FROM, DAY_UNTIL).expect(0);
  }

  @Test
  void stack_thatIsNotThere_isOneLine() {
    aws.on(
        "ListStackResources",
        _ ->
            new Answer(
                400,
                """
                <ErrorResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><Error>
                <Type>Sender</Type><Code>ValidationError</Code>
                <Message>Stack with id nowhere does not exist</Message></Error></ErrorResponse>
                """));

    assertFails(
        "The stack PaperCatalog-test in eu-north-1 cannot be read: ValidationError: Stack with id"
            + " nowhere does not exist");
  }

  @Test
  void stack_ofSomethingElse_isOneLine() {
    aws.on("ListStackResources", _ -> Answer.ok(resources("Foreign")));

    assertFails(
        "The stack PaperCatalog-test has no log groups of the functions: it is none of a Paper"
            + " Catalog, or its deployment has not ended.");
  }

  @Test
  void query_thatIsNotAllowed_isOneLine() {
    aws.on(
        START,
        _ ->
            Answer.refusal(
                "AccessDeniedException",
                "User: arn:aws:iam::1:user/x is not authorized to perform: logs:StartQuery"));

    assertFails(
        "CloudWatch Logs in Region eu-north-1 gave no answer: AccessDeniedException: User:"
            + " arn:aws:iam::1:user/x is not authorized to perform: logs:StartQuery");
  }

  @Test
  void query_thatIsOneTooMany_isOneLine() {
    aws.on(START, _ -> Answer.refusal("LimitExceededException", "Account has too many queries"));

    assertFails(
        "CloudWatch Logs in Region eu-north-1 runs as many queries of this account as it may: try"
            + " again later.");
  }

  @Test
  void query_thatIsMalformed_isOneLine() {
    aws.on(
        START,
        _ ->
            new Answer(
                400,
                "{\"__type\":\"MalformedQueryException\",\"message\":\"unexpected symbol found (\","
                    + "\"queryCompileError\":{\"location\":{\"startCharOffset\":1,\"endCharOffset\":2},"
                    + "\"message\":\"unexpected symbol found (\"}}"));

    assertFails(
        "CloudWatch Logs in Region eu-north-1 gave no answer: MalformedQueryException: unexpected"
            + " symbol found (");
  }

  @Test
  void query_thatFails_isOneLineAndStopsNothingThatHasEnded() {
    aws.on(START, _ -> Answer.ok("{\"queryId\":\"q\"}"));
    aws.on(RESULTS, _ -> Answer.ok("{\"results\":[],\"status\":\"Failed\"}"));

    assertFails(
        "CloudWatch Logs in Region eu-north-1 ended a query as Failed: ask for a shorter time"
            + " (--last, --since, --until), or try again.");
    assertThat(aws.calls(STOP)).isEmpty();
  }

  @Test
  void query_whoseResultsCannotBeRead_isStopped() {
    aws.on(START, _ -> Answer.ok("{\"queryId\":\"q\"}"));
    aws.on(RESULTS, _ -> Answer.refusal("AccessDeniedException", "not authorized"));

    assertFails(
        "CloudWatch Logs in Region eu-north-1 gave no answer: AccessDeniedException: not"
            + " authorized");
    assertThat(aws.calls(STOP).toString()).isEqualTo("[{\"queryId\":\"q\"}]");
  }

  @Test
  void answer_thatIsNotUnderstood_isOneLine() {
    aws.on(START, _ -> Answer.ok("{\"queryId\":\"q\"}"));
    aws.on(
        RESULTS,
        _ ->
            Answer.ok(
                "{\"results\":[[{\"field\":\"message\",\"value\":\"request\"},{\"field\":\"operation\","
                    + "\"value\":\"GetPaper\"},{\"field\":\"requests\",\"value\":\"many\"}]],"
                    + "\"status\":\"Complete\"}"));

    assertThat(run().expect(1).err()).contains("is not understood", "many");
  }

  @Test
  void stack_thatNobodyAsked_isAFailureThatSaysSo() {
    new LogsOfLines(List.of(), 0).serve(aws);

    Run run = run(DAY_FROM, DAY_UNTIL).expect(1);

    assertThat(run.err())
        .contains("No function of PaperCatalog-test has written a line from 2026-11-21T00:00:00Z");
  }

  @Test
  void stack_thatWasOnlyWoken_isNoFailure() {
    new LogsOfLines(List.of(), 2).serve(aws);

    assertThat(run(DAY_FROM, DAY_UNTIL).expect(0).out())
        .contains(": 0 requests, 2 wake calls", "cannot be said");
  }

  @Test
  void failure_asJson_isAnObject() {
    aws.on(START, _ -> Answer.refusal("LimitExceededException", "Account has too many queries"));

    assertThat(run("--output=json").expect(1).lastJson().at("/error/code").asText())
        .isEqualTo("query-failed");
  }

  @Test
  void interruption_stopsTheQuery(@TempDir Path directory) throws Exception {
    aws.on(START, _ -> Answer.ok("{\"queryId\":\"q\"}"));
    aws.on(RESULTS, _ -> Answer.ok("{\"results\":[],\"status\":\"Running\"}"));
    Map<String, String> environment =
        Map.of(
            "AWS_ACCESS_KEY_ID", "a",
            "AWS_SECRET_ACCESS_KEY", "s",
            "AWS_REGION", "eu-north-1",
            "AWS_ENDPOINT_URL", aws.url());
    try (CatalogProcess process =
        CatalogProcess.start(directory, environment, "telemetry", "--stack=s")) {
      while (aws.calls(RESULTS).isEmpty() && process.isAlive()) {
        LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
      }
      process.terminate();

      assertThat(process.exitCode()).isEqualTo(143);
      assertThat(process.err()).endsWith("Stopped before the end, and the query with it.\n");
    }
    assertThat(aws.calls(STOP)).hasSize(1);
  }

  private void assertFails(String line) {
    Run run = run("--quiet").expect(1);
    assertThat(run.err()).isEqualTo(line + "\n");
    assertThat(run.out()).isEmpty();
  }

  private static Run run(String... options) {
    List<String> all = new ArrayList<>(List.of("telemetry", "--stack=PaperCatalog-test"));
    all.addAll(List.of(options));
    return Run.catalog(all.toArray(String[]::new));
  }

  private static JsonNode json(String... arguments) {
    List<String> all = new ArrayList<>(List.of("telemetry", "--output=json"));
    all.addAll(List.of(arguments));
    return Run.catalog(all.toArray(String[]::new)).expect(0).lastJson();
  }

  /** The time is that of the lines in one and that which was asked for in the other. */
  private static JsonNode withoutTimes(JsonNode figures) {
    return ((ObjectNode) figures).deepCopy().without(List.of("from", "until", "scan"));
  }

  /** Three thousand requests of all kinds, some in the same second. */
  private static List<RequestLine> day() {
    Random random = new Random(11);
    List<RequestLine> lines = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      AccessPattern pattern = PATTERNS.get(random.nextInt(PATTERNS.size()));
      RequestLine line =
          RequestLine.of(pattern)
              .at(NOON.plusMillis(random.nextInt(1_200_000)))
              .taking(random.nextInt(1, 12) / 2.0)
              .returning(random.nextInt(26), random.nextInt(27))
              .within(random.nextInt(2_000) / 10.0);
      line = random.nextInt(50) == 0 ? line.first() : line;
      lines.add(
          switch (random.nextInt(60)) {
            case 0 -> line.failing(404, "paper-not-found");
            case 1 -> line.failing(503, "throttled").taking(0);
            case 2 -> line.failing(500, "internal-error");
            default -> line;
          });
    }
    lines.add(RequestLine.of(PATTERNS.getFirst()).at(Instant.parse("2026-11-21T23:59:59.500Z")));
    return lines;
  }

  /** A log group for each function and others that are none, with a table. */
  private static String resources(String prefix) {
    StringBuilder members = new StringBuilder();
    for (AccessPattern pattern : AccessPattern.values()) {
      members.append(
          member(
              "AWS::Logs::LogGroup",
              prefix + pattern.operation() + "Logs0A1B2C3D",
              "logs-of-" + pattern.operation()));
    }
    members.append(member("AWS::Logs::LogGroup", prefix + "DocsLogs24466D86", "logs-of-Docs"));
    members.append(member("AWS::Logs::LogGroup", "ApiAccessLogs50B185DB", "logs-of-access"));
    members.append(member("AWS::Lambda::Function", "GetPaperFunction0A1B2C3D", "get-paper"));
    members.append(member("AWS::DynamoDB::Table", "PapersTable2A80A5BA", "papers"));
    return "<ListStackResourcesResponse xmlns=\""
        + NAMESPACE
        + "\">"
        + "<ListStackResourcesResult><StackResourceSummaries>"
        + members
        + "</StackResourceSummaries></ListStackResourcesResult></ListStackResourcesResponse>";
  }

  private static String member(String type, String logicalId, String physicalId) {
    return """
    <member>
      <LogicalResourceId>%s</LogicalResourceId><PhysicalResourceId>%s</PhysicalResourceId>
      <ResourceType>%s</ResourceType><ResourceStatus>CREATE_COMPLETE</ResourceStatus>
      <LastUpdatedTimestamp>2026-11-01T00:00:00Z</LastUpdatedTimestamp>
    </member>
    """
        .formatted(logicalId, physicalId, type);
  }

  private static String table(int maxReadUnits) {
    return """
    {"Table":{"TableName":"papers","TableStatus":"ACTIVE","GlobalSecondaryIndexes":[
      {"IndexName":"GSI1","OnDemandThroughput":{"MaxReadRequestUnits":%d,"MaxWriteRequestUnits":500}},
      {"IndexName":"GSI2","OnDemandThroughput":{"MaxReadRequestUnits":500,"MaxWriteRequestUnits":500}}],
     "OnDemandThroughput":{"MaxReadRequestUnits":-1,"MaxWriteRequestUnits":-1}}}
    """
        .formatted(maxReadUnits);
  }
}
