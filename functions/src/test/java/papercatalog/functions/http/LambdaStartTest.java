package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.handler.HandlerClass;

/** The handlers as Lambda makes them: without arguments, out of the environment, in a fresh JVM. */
@Timeout(60)
@Tag("slow")
final class LambdaStartTest {
  @RegisterExtension static final TestCatalog CATALOG = TestCatalog.of(TestPapers.FULL);

  private static final Set<String> OWN =
      Set.of("TABLE_NAME", "TENANT", "PUBLIC_URL", "CORRECTIONS");

  /** Makes every handler and lets one of them answer the event on standard input. */
  static final class Lambda {
    private Lambda() {}

    public static void main(String[] arguments) throws ReflectiveOperationException, IOException {
      for (AccessPattern<?> pattern : AccessPatterns.all()) {
        RequestStreamHandler handler =
            Class.forName(HandlerClass.of(pattern))
                .asSubclass(RequestStreamHandler.class)
                .getConstructor()
                .newInstance();
        if (HandlerClass.of(pattern).equals(arguments[0])) {
          ByteArrayOutputStream answer = new ByteArrayOutputStream();
          handler.handleRequest(System.in, answer, null);
          System.out.println(answer.toString(StandardCharsets.UTF_8));
        }
      }
    }
  }

  @Test
  void handler_madeFromTheEnvironment_answers_andLogsOnStandardOutput() throws Exception {
    Process lambda = start(Map.of("TABLE_NAME", TestCatalog.TABLE));
    List<String> output = lambda.inputReader(StandardCharsets.UTF_8).readAllLines();
    String errors = new String(lambda.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(errors).isEmpty();
    assertThat(output).hasSize(2);
    JsonNode line = TestAnswer.json(output.getFirst());
    assertThat(line.get("operation").textValue()).isEqualTo("GetPaper");
    assertThat(line.get("status").intValue()).isEqualTo(200);
    assertThat(line.get("cold").booleanValue()).isTrue();
    assertThat(TestAnswer.read(output.getLast().getBytes(StandardCharsets.UTF_8)).body())
        .isEqualTo(CATALOG.get(AccessPatterns.GET_PAPER, "WP-002").body());
    assertThat(exitCode(lambda)).isZero();
  }

  @Test
  void handler_inAnEnvironmentWithALevelAboveRequests_logsNone() throws Exception {
    Process lambda = start(Map.of("TABLE_NAME", TestCatalog.TABLE, "AWS_LAMBDA_LOG_LEVEL", "WARN"));

    assertThat(lambda.inputReader(StandardCharsets.UTF_8).readAllLines())
        .singleElement()
        .asString()
        .startsWith("{\"statusCode\":200,");
    assertThat(exitCode(lambda)).isZero();
  }

  @Test
  void handler_withoutATableName_failsWhileItStartsAndSaysWhy() throws Exception {
    Process lambda = start(Map.of());
    String errors = new String(lambda.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(errors).contains("The environment variable TABLE_NAME is not set");
    assertThat(exitCode(lambda)).isEqualTo(1);
  }

  @Test
  void handler_ofATenant_readsItsOwnPartOfTheTable() throws Exception {
    Process lambda = start(Map.of("TABLE_NAME", TestCatalog.TABLE, "TENANT", "acme"));
    List<String> output = lambda.inputReader(StandardCharsets.UTF_8).readAllLines();

    assertThat(output).hasSize(2);
    assertThat(output.getFirst()).contains("\"level\":\"INFO\",\"tenant\":\"acme\",\"message\"");
    TestAnswer.read(output.getLast().getBytes(StandardCharsets.UTF_8))
        .assertProblem(404, "paper-not-found");
    assertThat(exitCode(lambda)).isZero();
  }

  /** {@code NamespaceTest} has more of them. */
  @Test
  void handler_ofATenantThatThereCannotBe_failsWhileItStartsAndSaysWhy() throws Exception {
    Process lambda = start(Map.of("TABLE_NAME", TestCatalog.TABLE, "TENANT", "acme "));
    String errors = new String(lambda.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(errors).contains("The environment variable TENANT must match [a-z0-9]");
    assertThat(exitCode(lambda)).isEqualTo(1);
  }

  @Test
  void handler_withAPublicAddress_namesItWhateverHostWasAsked() throws Exception {
    Process lambda =
        start(
            Map.of("TABLE_NAME", TestCatalog.TABLE, "PUBLIC_URL", "https://papers.example.org"),
            "html");
    List<String> output = lambda.inputReader(StandardCharsets.UTF_8).readAllLines();

    assertThat(TestAnswer.read(output.getLast().getBytes(StandardCharsets.UTF_8)).body())
        .contains("https://papers.example.org/papers/wp-002")
        .doesNotContain("localhost", "amazonaws");
    assertThat(exitCode(lambda)).isZero();
  }

  @Test
  void paperPage_withAnAddressForCorrections_linksToIt_andIsOtherwiseTheSame() throws Exception {
    Process lambda =
        start(
            Map.of("TABLE_NAME", TestCatalog.TABLE, "CORRECTIONS", "mailto:a@example.org"), "html");
    List<String> output = lambda.inputReader(StandardCharsets.UTF_8).readAllLines();

    String page = TestAnswer.read(output.getLast().getBytes(StandardCharsets.UTF_8)).body();
    String link = "<p><a href=\"mailto:a@example.org?subject=Correction%20of%20WP-002";
    assertThat(page).containsOnlyOnce(link).contains("\">Correct this record</a></p>\n");
    assertThat(page.replaceFirst("<p><a href=\"mailto:.*\\n", ""))
        .isEqualTo(
            CATALOG
                .answer(TestRequest.to(AccessPatterns.GET_PAPER, "WP-002").query("format", "html"))
                .body());
    assertThat(exitCode(lambda)).isZero();
  }

  private static Process start(Map<String, String> environment) throws IOException {
    return start(environment, "json");
  }

  private static Process start(Map<String, String> environment, String format) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            ProcessHandle.current().info().command().orElseThrow(),
            "-XX:TieredStopAtLevel=1", // as Lambda has it
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Lambda.class.getName(),
            HandlerClass.of(AccessPatterns.GET_PAPER));
    builder.environment().keySet().removeIf(name -> name.startsWith("AWS_") || OWN.contains(name));
    builder
        .environment()
        .putAll(
            Map.of(
                "AWS_REGION", "us-east-1",
                "AWS_ACCESS_KEY_ID", "local",
                "AWS_SECRET_ACCESS_KEY", "local",
                "AWS_ENDPOINT_URL_DYNAMODB",
                    CATALOG.settings().endpoint().orElseThrow().toString()));
    builder.environment().putAll(environment);
    Process process = builder.start();
    try (OutputStream input = process.getOutputStream()) {
      input.write(
          TestRequest.to(AccessPatterns.GET_PAPER, "WP-002").query("format", format).event());
    }
    return process;
  }

  private static int exitCode(Process process) throws InterruptedException {
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    return process.exitValue();
  }
}
