package papercatalog.runtime.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.runtime.lambda.EngineProcess;
import papercatalog.runtime.lambda.FunctionProcess;
import papercatalog.runtime.lambda.Packaging;
import papercatalog.runtime.lambda.TaskRoot;

/** What the zip for Lambda's own runtime logs there, readied for a snapshot or not. */
@Tag("slow")
@Timeout(180)
final class ManagedRuntimeTest {
  private static final Path ZIP = Path.of("../functions/target/functions.zip");
  private static final Path EVENTS = Path.of("../events");
  private static final String WAKE = "{\"wake\":true}";

  @RegisterExtension static final SampleEngine ENGINE = new SampleEngine();
  @TempDir static Path directory;
  private static TaskRoot root;

  @BeforeAll
  static void start() throws IOException {
    root = TaskRoot.unpack(ZIP);
  }

  @AfterAll
  static void stop() {
    root.close();
  }

  @Test
  void function_withASnapshot_leavesALineForEachReader_andNoneForPriming() throws Exception {
    String event = Files.readString(EVENTS.resolve("get-paper.json"));
    Map<String, String> snapshot = Map.of("AWS_LAMBDA_INITIALIZATION_TYPE", "snap-start");

    try (FunctionProcess function = start("GetPaper", ENGINE.endpoint(), snapshot)) {
      assertThat(function.firstAnswer(event).text()).startsWith("{\"statusCode\":200,");
      assertThat(function.invoke(event).text()).startsWith("{\"statusCode\":200,");

      List<String> lines = Files.readAllLines(function.log());
      assertThat(lines).hasSize(2).allMatch(line -> line.contains("\"operation\":\"GetPaper\""));
      assertThat(lines.getFirst()).contains("\"cold\":true", "\"requests\":1");
      assertThat(lines.getLast()).contains("\"cold\":false", "\"requests\":1");
    }
  }

  /** The JDK would keep an address for 30 seconds, and for 10 seconds that a name has none. */
  @Test
  void copy_ofASnapshot_asksForAddressesAgain() throws Exception {
    String name = "table.catalog.test";
    Path hosts = Files.writeString(directory.resolve("hosts"), "127.0.0.1 " + name);
    String event = Files.readString(EVENTS.resolve("get-paper.json"));
    Map<String, String> snapshot = Map.of("AWS_LAMBDA_INITIALIZATION_TYPE", "snap-start");

    try (NamedEngine table = new NamedEngine(ENGINE.endpoint());
        FunctionProcess function =
            start("GetPaper", table.endpoint(name), snapshot, "-Djdk.net.hosts.file=" + hosts)) {
      assertThat(function.firstAnswer(WAKE).text()).isEqualTo("{}");

      for (int change = 0; change < 2; change++) {
        Files.writeString(hosts, "127.0.0.1 another.name.test");
        assertThat(function.invoke(event).text()).startsWith("{\"statusCode\":503,");

        Files.writeString(hosts, "127.0.0.1 " + name);
        assertThat(function.invoke(event).text()).startsWith("{\"statusCode\":200,");
      }
    }
  }

  /** Priming and the calls that keep it awake come from no CDN. */
  @Test
  void function_behindACdn_answersWhoHasOneOfItsSecrets() throws Exception {
    String event = Files.readString(EVENTS.resolve("get-paper.json"));
    Map<String, String> variables =
        Map.of(
            "AWS_LAMBDA_INITIALIZATION_TYPE",
            "snap-start",
            "ORIGIN_SECRETS",
            "first,second",
            "PUBLIC_URL",
            "https://papers.example.org");

    try (FunctionProcess function = start("GetPaper", ENGINE.endpoint(), variables)) {
      assertThat(function.firstAnswer(WAKE).text()).isEqualTo("{}");
      for (String secret : List.of("first", "second")) {
        assertThat(function.invoke(sending(secret, event)).text())
            .startsWith("{\"statusCode\":200,");
      }
      for (String refused :
          List.of(event, sending("", event), sending("first,second", event), sending("x", event))) {
        assertThat(function.invoke(refused).text())
            .startsWith("{\"statusCode\":403,")
            .contains("application/problem+json", "no-store", "https://papers.example.org")
            .doesNotContain("second");
      }
    }
  }

  private static String sending(String secret, String event) {
    return event.replace(
        "\"headers\": {", "\"headers\": {\"x-origin-secret\": \"" + secret + "\",");
  }

  @Test
  void function_ofADeploymentThatLogsLess_saysNothing() throws Exception {
    String event = Files.readString(EVENTS.resolve("get-paper.json"));
    Map<String, String> level = Map.of("AWS_LAMBDA_LOG_LEVEL", "WARN");

    try (FunctionProcess function = start("GetPaper", ENGINE.endpoint(), level)) {
      assertThat(function.firstAnswer(event).text()).startsWith("{\"statusCode\":200,");
      assertThat(function.log()).isEmptyFile();
    }
  }

  /** Nothing listens where its table would be: whoever asked it would fail. */
  @Test
  void function_thatIsWoken_doesNotAskForItsTable() throws Exception {
    URI nowhere = URI.create("http://127.0.0.1:9");
    for (String operation : List.of("GetPaper", "ListAuthorPapers", "Docs")) {
      try (FunctionProcess function = start(operation, nowhere, Map.of())) {
        assertThat(function.firstAnswer(WAKE).text()).isEqualTo("{}");
        assertThat(function.invoke(WAKE).text()).isEqualTo("{}");

        assertThat(Files.readAllLines(function.log()))
            .hasSize(2)
            .allMatch(line -> line.contains("\"message\":\"wake\",\"operation\":\"" + operation));
      }
    }
  }

  private static FunctionProcess start(
      String operation, URI endpoint, Map<String, String> environment, String... more)
      throws IOException {
    String handler = "papercatalog.functions.handler." + operation;
    Map<String, String> variables = new HashMap<>(EngineProcess.variables(endpoint));
    variables.putAll(environment);
    List<String> options = new ArrayList<>(List.of(more));
    options.add("-Dorg.crac.Core.Compat=com.amazonaws.services.lambda.crac");
    return new FunctionProcess(
        new Packaging.ManagedRuntime(ZIP).command(root.directory(), handler, options),
        root.directory(),
        handler,
        variables,
        directory.resolve(operation + ".log"));
  }
}
