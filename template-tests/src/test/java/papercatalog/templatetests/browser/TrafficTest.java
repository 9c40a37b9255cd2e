package papercatalog.templatetests.browser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.Thorough;

/**
 * Made-up traffic over the local server with its log, and {@code catalog telemetry} over that log:
 * it finds what the client has counted, request by request, from the headers of the answers.
 */
@Tag("slow")
@Timeout(180)
final class TrafficTest {
  private static final int REQUESTS = Thorough.of(1_500, 500);
  private static final String SERVING = "Paper Catalog is serving on ";

  /** What is asked of each function; the last of the papers is none, and one is withdrawn. */
  private static final Map<String, List<String>> PATHS =
      new TreeMap<>(
          Map.of(
              "GetPaper", List.of("/papers/wp-002", "/papers/WP-001", "/papers/no-such-paper"),
              "ListCollectionPapers",
                  List.of("/collections/sosp/papers", "/collections/sosp/papers?limit=0"),
              "ListAuthorPapers",
                  List.of("/authors/leslie-lamport/papers?limit=3", "/authors/nobody/papers"),
              "ListTopicPapers", List.of("/topics/consensus/papers?order=asc"),
              "GetAuthor", List.of("/authors/leslie-lamport", "/authors/nobody"),
              "ListPaperAuthors", List.of("/papers/wp-002/authors"),
              "FindPapers", List.of("/papers?doi=10.1145/1294261.1294281", "/papers"),
              "ListChanges", List.of("/changes?order=asc", "/"),
              "ListTopics", List.of("/topics"),
              "Docs", List.of("/docs", "/openapi.json")));

  private static final List<String> ACCEPTED =
      List.of("*/*", "text/html", "application/json", "application/atom+xml", "image/png");

  @TempDir Path directory;

  /** What the client counts of one function. */
  private static final class Count {
    private int requests;
    private int clientErrors;
    private double readUnits;

    private void add(HttpResponse<Void> answer) {
      requests++;
      clientErrors += answer.statusCode() >= 400 && answer.statusCode() < 500 ? 1 : 0;
      readUnits +=
          answer.headers().firstValue("X-DynamoDB-Read-Units").map(Double::parseDouble).orElse(0.0);
    }
  }

  @Test
  void telemetryOfALog_isWhatTheClientHasCounted() throws Exception {
    Path log = directory.resolve("requests.log");
    Map<String, Count> counted = traffic(log);

    JsonNode telemetry =
        new ObjectMapper().readTree(run("papercatalog.cli.command.CatalogTool", log));

    assertThat(telemetry.get("requests").intValue()).isEqualTo(REQUESTS);
    Map<String, String> found = new TreeMap<>();
    telemetry
        .get("patterns")
        .forEach(
            pattern ->
                found.put(
                    pattern.get("name").textValue(),
                    figures(
                        pattern.get("requests").intValue(),
                        pattern.get("clientErrors").intValue(),
                        pattern.get("readUnits").doubleValue(),
                        pattern.get("coldStarts").intValue())));
    Map<String, String> expected = new TreeMap<>();
    counted.forEach(
        (operation, count) ->
            expected.put(
                operation, figures(count.requests, count.clientErrors, count.readUnits, 1)));
    assertThat(found).containsAllEntriesOf(expected);
  }

  private static String figures(int requests, int clientErrors, double readUnits, int cold) {
    return "%d requests, %d client errors, %.1f units, %d cold"
        .formatted(requests, clientErrors, readUnits, cold);
  }

  private Map<String, Count> traffic(Path log) throws Exception {
    Process server =
        java(
            "papercatalog.local.gateway.LocalCommand",
            "serve",
            "--port",
            "0",
            "--dynamodb-port",
            "0",
            "--log",
            log);
    try (BufferedReader lines = server.inputReader(UTF_8);
        HttpClient client = HttpClient.newHttpClient()) {
      String line = lines.readLine();
      while (!line.startsWith(SERVING)) {
        line = lines.readLine();
      }
      String url = line.substring(SERVING.length(), line.indexOf('/', line.indexOf("//") + 2));
      return traffic(client, url);
    } finally {
      server.destroy();
      server.waitFor();
    }
  }

  private static Map<String, Count> traffic(HttpClient client, String url) throws Exception {
    Random random = new Random(1);
    Map<String, Count> counts = new TreeMap<>();
    List<String> operations = List.copyOf(PATHS.keySet());
    for (int i = 0; i < REQUESTS; i++) {
      String operation = operations.get(i % operations.size());
      List<String> paths = PATHS.get(operation);
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(url + paths.get(random.nextInt(paths.size()))))
              .header("Accept", ACCEPTED.get(random.nextInt(ACCEPTED.size())))
              .method(random.nextInt(5) == 0 ? "HEAD" : "GET", HttpRequest.BodyPublishers.noBody())
              .build();
      counts
          .computeIfAbsent(operation, _ -> new Count())
          .add(client.send(request, BodyHandlers.discarding()));
    }
    return counts;
  }

  private static String run(String tool, Path log) throws IOException, InterruptedException {
    Process process = java(tool, "telemetry", log, "--output", "json");
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).isZero();
    return output;
  }

  private static Process java(String type, Object... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("--enable-native-access=ALL-UNNAMED");
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-XX:+UseSerialGC");
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(type);
    Arrays.stream(arguments).map(Object::toString).forEach(command::add);
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }
}
