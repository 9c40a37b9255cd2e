package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchException;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.functions.handler.Docs;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FaultLine;
import papercatalog.functions.runtime.FunctionLog;

/** What is logged, and what is not: by level, by whom it comes from, and from many at a time. */
@Timeout(120)
final class FunctionLogTest {
  @RegisterExtension static final TestCatalog CATALOG = TestCatalog.of(TestPapers.FULL);

  private static final String HOSTILE = "hostile\"}\n{\"level\":\"ERROR\"} \u001b[31m é";
  private static final TestRequest PAPER = TestRequest.to(GET_PAPER, "WP-002");

  @TempDir private Path directory;

  private final LoggedLines lines = new LoggedLines();

  @ParameterizedTest
  @ValueSource(strings = {"TRACE", "DEBUG", "INFO"})
  void level_ofRequestsOrBelow_takesEverything(String level) throws IOException {
    Functions functions = CATALOG.functions().logging(lines.from(level));
    functions.answer(PAPER);
    fail(lines.from(level));

    assertThat(levels()).containsExactly("INFO", "ERROR", "INFO");
  }

  @ParameterizedTest
  @CsvSource({"WARN, 1", "ERROR, 1", "FATAL, 0"})
  void level_aboveThem_takesFaultsAlone_orNothing(String level, int faults) throws IOException {
    CATALOG.functions().logging(lines.from(level)).answer(PAPER);
    fail(lines.from(level));

    assertThat(levels()).hasSize(faults).allMatch("ERROR"::equals);
  }

  @Test
  void level_thatLambdaDoesNotName_takesEverything() {
    CATALOG.functions().logging(lines.from(null)).answer(PAPER);

    assertThat(levels()).containsExactly("INFO");
  }

  @Test
  void fault_hasALineWithItsCauses_besidesThatOfItsRequest() throws IOException {
    fail(lines.all());

    JsonNode fault = lines.read().getFirst();
    JsonNode request = lines.read().getLast();
    assertThat(fault.get("level").textValue()).isEqualTo("ERROR");
    assertThat(fault.get("message").textValue()).isEqualTo("fault");
    assertThat(fault.get("operation").textValue()).isEqualTo("GetPaper");
    assertThat(fault.at("/causes/0/error").textValue()).contains("Throttled");
    assertThat(fault.get("requestId")).isEqualTo(request.get("requestId"));
    assertThat(request.get("status").intValue()).isEqualTo(503);
    assertThat(request.get("problem").textValue()).isEqualTo("throttled");
    assertThat(request.get("requests").intValue()).isEqualTo(3);
    assertThat(request.get("readUnits").doubleValue()).isZero();
    assertThat(request.get("scanned").intValue()).isZero();
  }

  @Test
  void fault_thatTheJdkThrows_namesTheCallerInTheCatalog() {
    Exception failure = catchException(() -> List.of().getFirst());
    assertThat(failure.getStackTrace()[0].getClassName()).startsWith("java.");

    lines.all().fault(new FaultLine("GetPaper", Optional.empty(), failure));

    assertThat(lines.only().at("/causes/0/at").textValue())
        .startsWith(FunctionLogTest.class.getName());
  }

  @Test
  void refusal_isA500InTheLineOfItsRequest() throws IOException {
    String type = "com.amazon.coral.service#AccessDeniedException";
    try (DynamoDbStub stub = DynamoDbStub.failing(400, type, "no")) {
      stub.functions().logging(lines.all()).answer(PAPER);
    }

    JsonNode request = lines.read().getLast();
    assertThat(request.get("status").intValue()).isEqualTo(500);
    assertThat(request.get("problem").textValue()).isEqualTo("internal-error");
    assertThat(request.get("requests").intValue()).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void nothingThatAClientSends_isLogged(AccessPattern<?> pattern) {
    Functions functions = CATALOG.functions().logging(lines.all());
    for (String value : List.of("hostile", HOSTILE)) {
      functions.answer(TestRequest.to(pattern, value));
      TestRequest request = TestRequest.to(pattern, "x");
      for (QueryParameter parameter : QueryParameter.values()) {
        functions.invoke(pattern, request.query(parameter.text(), value).event());
      }
      functions.invoke(pattern, request.query(value, value).event());
      for (String header : List.of("accept", "if-none-match", "host", "user-agent", "x-any")) {
        functions.invoke(pattern, request.header(header, value).event());
      }
    }

    assertThat(lines.text()).isNotEmpty().doesNotContain("hostile", "[31m", "é");
    assertThat(lines.read())
        .allSatisfy(line -> assertThat(line.get("message").textValue()).isEqualTo("request"));
  }

  @Test
  void illegibleEvent_isNotRepeatedInTheLog() {
    Functions functions = CATALOG.functions().logging(lines.all());
    for (String event :
        List.of("", "hostile", "\"hostile\"", "{\"rawPath\":hostile", "{\"hostile\"", "{}{")) {
      functions.invoke(GET_PAPER, event.getBytes(UTF_8));
    }

    assertThat(lines.text()).contains("No JSON at byte").doesNotContain("hostile");
    assertThat(lines.read().stream().filter(line -> line.has("status"))).hasSize(6);
  }

  @Test
  void rehearsal_leavesNoLine_andTheFirstRequestCold() throws IOException {
    CatalogFunction<?> function =
        CATALOG.functions().logging(lines.all()).function(AccessPatterns.GET_PAPER);
    ByteArrayOutputStream rehearsed = new ByteArrayOutputStream();
    function.rehearse(new ByteArrayInputStream(PAPER.event()), rehearsed);
    assertThat(lines.text()).isEmpty();

    byte[] answer = Functions.invoke(function, PAPER.event());

    assertThat(TestAnswer.read(rehearsed.toByteArray()).body())
        .isEqualTo(TestAnswer.read(answer).body());
    assertThat(lines.only().get("cold").booleanValue()).isTrue();
  }

  @Test
  void rehearsal_thatFails_isLogged() throws IOException {
    new Docs(lines.all(), Routes.WITHOUT_SEARCH, Set.of())
        .rehearse(new ByteArrayInputStream(new byte[0]), new ByteArrayOutputStream());

    assertThat(lines.only().get("message").textValue()).isEqualTo("fault");
  }

  /** As the local gateway does: all functions, one file. */
  @Test
  void lines_ofRequestsAtTheSameTime_doNotMix() throws Exception {
    Path file = directory.resolve("requests.log");
    List<Future<?>> done = new ArrayList<>();
    int threads = 8;
    int each = 50;
    try (PrintStream stream = new PrintStream(new FileOutputStream(file.toFile(), true));
        ExecutorService executor = Executors.newFixedThreadPool(threads)) {
      HttpFunction docs = new Docs(FunctionLog.all(stream), Routes.WITHOUT_SEARCH, Set.of());
      for (int i = 0; i < threads * each; i++) {
        byte[] event =
            "{\"rawPath\":\"/robots.txt\",\"requestContext\":{\"requestId\":\"%d\"}}"
                .formatted(i)
                .getBytes(UTF_8);
        done.add(executor.submit(() -> Functions.invoke(docs, event)));
      }
      for (Future<?> request : done) {
        request.get();
      }
    }

    List<JsonNode> read = Files.readAllLines(file).stream().map(TestAnswer::json).toList();
    assertThat(read).hasSize(threads * each);
    assertThat(read.stream().map(line -> line.get("requestId").textValue()).distinct())
        .hasSize(threads * each);
    assertThat(read.stream().filter(line -> line.get("cold").booleanValue())).hasSize(1);
  }

  private void fail(FunctionLog log) throws IOException {
    String type = "com.amazonaws.dynamodb.v20120810#ThrottlingException";
    try (DynamoDbStub stub = DynamoDbStub.failing(400, type, "slow down")) {
      stub.functions().logging(log).answer(PAPER).assertProblem(503, "throttled");
    }
  }

  private List<String> levels() {
    return lines.read().stream().map(line -> line.get("level").textValue()).toList();
  }
}
