package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.Thorough;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.TextField;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** {@code make run}, from start to SIGTERM. */
@Tag("slow")
@Timeout(180)
final class ServeTest {
  private static final Pattern ENGINE =
      Pattern.compile("DynamoDB Local on (http://127.0.0.1:\\d+)");
  private static final Pattern BROWSER =
      Pattern.compile("serving on (http://127.0.0.1:\\d+/) \\(open it in a browser\\)");
  private static final Pattern CURL = Pattern.compile("curl -i '(http://127.0.0.1:\\d+/[^']*)'");

  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final Paper SAMPLE = new SampleCatalog().papers().getFirst();

  /** A data directory that holds the sample: to publish it takes a process longer than to start. */
  @TempDir private static Path filled;

  @TempDir private Path temporary;

  private Path work;

  @BeforeAll
  static void fill() {
    try (LocalCatalog catalog = LocalCatalog.start(Optional.of(filled))) {
      for (Namespace namespace : List.of(Namespace.NONE, Namespace.named("ac"))) {
        new CatalogFiller(
                new CatalogTable(catalog.table().client(), LocalCatalog.TABLE, namespace),
                SampleCatalog.anHourAgo())
            .fillWithSample();
      }
    }
  }

  @BeforeEach
  void createWorkingDirectory() throws IOException {
    work = Files.createDirectory(temporary.resolve("work"));
  }

  /** Its log and events are on standard output, which has nothing else after the greeting. */
  @Test
  void serve_printsUrlsThatAnswer_endsOnSigterm_andKeepsWhatWasPublished() throws Exception {
    String data = copyOfFilled();
    try (LocalProcess process =
        serve("--port", "0", "--data", data, "--log", "-", "--events", "-")) {
      String greeting = greeting(process);
      List<URI> urls = found(CURL, greeting);
      get(found(BROWSER, greeting).getFirst().resolve("/robots.txt"));

      assertThat(process.linesUpTo("{").getLast())
          .contains("\"message\":\"request\",\"operation\":\"Docs\",\"status\":200,");

      publish(engine(greeting));

      assertThat(process.linesUpTo("{").getLast())
          .contains("\"type\":\"papercatalog.paper.created.v1\"", "\"subject\":\"kept\"");

      assertThat(urls).hasSizeGreaterThan(AccessPatterns.all().size());
      assertThat(found(BROWSER, greeting)).hasSize(1);
      assertThat(get(found(BROWSER, greeting).getFirst()).statusCode()).isEqualTo(200);
      for (URI url : urls) {
        assertThat(get(url).statusCode()).as(url.toString()).isEqualTo(200);
      }
      assertThat(process.descendants()).isEmpty();

      process.terminate();

      assertThat(process.exitCode()).isEqualTo(143);
      assertThat(process.errors()).isEmpty();
      assertThat(process.output().lines())
          .hasSize(1 + urls.size())
          .allMatch(line -> line.contains("\"message\":\"request\""));
      assertRefused(urls.getFirst());
      assertRefused(engine(greeting));
    }

    assertNoFileIsLeft();
    try (ServedHere again = ServedHere.start("--data=" + data)) {
      URI url = found(CURL, again.greeting()).getFirst();

      assertThat(get(url.resolve("/papers/kept")).body()).contains("\"title\":\"Kept\"");
      assertThat(get(url.resolve("/papers/WP-002")).body()).contains("\"revision\":1");
      assertThat(get(url.resolve("/collections/keepers/papers")).body())
          .contains("\"id\":\"kept\"");
      assertThat(again.output()).isEqualTo(again.greeting());
    }
  }

  /** Before, between and after other catalogs of the same directory. */
  @Test
  void serve_ofATenant_keepsToItsOwnPartOfTheTable() throws Exception {
    String data = "--data=" + copyOfFilled();
    Path log = temporary.resolve("requests.log");
    List<String> names = List.of("acme", "ac", "acme");
    for (String name : Thorough.of(names, names.subList(0, 2))) {
      try (ServedHere tenant = ServedHere.start(data, "--tenant=" + name, "--log=" + log)) {
        String greeting = tenant.greeting();
        URI url = found(BROWSER, greeting).getFirst();
        publish(engine(greeting)); // by no tenant

        assertThat(greeting)
            .contains("The catalog of the tenant " + name + "\n")
            .containsPattern("bin/catalog get WP-002 --endpoint http://[0-9.:]+ --tenant " + name);
        for (URI sample : found(CURL, greeting)) {
          assertThat(get(sample).statusCode()).as(sample.toString()).isEqualTo(200);
        }
        assertThat(get(url.resolve("/papers/kept")).statusCode()).isEqualTo(404);
        assertThat(get(url.resolve("/papers/WP-002")).body()).contains("\"revision\":1");
        assertThat(Files.readAllLines(log).getLast())
            .contains("\"level\":\"INFO\",\"tenant\":\"%s\",".formatted(name));
      }
    }
    try (ServedHere none = ServedHere.start(data)) {
      URI url = found(BROWSER, none.greeting()).getFirst();

      assertThat(none.greeting()).doesNotContain("tenant");
      assertThat(get(url.resolve("/papers/kept")).body()).contains("\"title\":\"Kept\"");
      assertThat(get(url.resolve("/papers/WP-002")).body()).contains("\"revision\":1");
    }
  }

  @Test
  void serve_fromTheEngineOfAnother_isItsNeighbour() throws Exception {
    try (ServedHere first = ServedHere.start("--data=" + copyOfFilled())) {
      URI engine = engine(first.greeting());
      publish(engine);
      try (ServedHere second = ServedHere.start("--tenant=acme", "--endpoint=" + engine)) {
        URI url = found(BROWSER, second.greeting()).getFirst();

        assertThat(engine(second.greeting())).isEqualTo(engine);
        assertThat(get(url.resolve("/papers/kept")).statusCode()).isEqualTo(404);
        assertThat(get(url.resolve("/papers/WP-002")).statusCode()).isEqualTo(200);
      }
      URI own = found(BROWSER, first.greeting()).getFirst();
      assertThat(get(own.resolve("/papers/kept")).statusCode()).isEqualTo(200);
    }
  }

  @Test
  void serve_withALogAndANewDirectory_appendsALineForEachRequest() throws Exception {
    Path data = temporary.resolve("a/new/directory");
    Path log = temporary.resolve("requests.log");
    Files.writeString(log, "Kept.\n");
    try (ServedHere served = ServedHere.start("--log=" + log, "--data=" + data)) {
      URI url = found(BROWSER, served.greeting()).getFirst();
      get(url.resolve("/papers/WP-002"));
      get(url.resolve("/papers/unknown"));

      List<String> lines = Files.readAllLines(log);

      assertThat(lines).hasSize(3).startsWith("Kept.");
      assertThat(lines.get(1)).contains("\"operation\":\"GetPaper\",\"status\":200,");
      assertThat(lines.get(2)).contains("\"status\":404,", "\"problem\":\"paper-not-found\"");
      assertThat(served.output()).isEqualTo(served.greeting());
    }
  }

  /**
   * Killed at any time, it announces on the next start what it has not announced. The engine itself
   * may lose the last write when it is killed, and then there is nothing to announce.
   */
  @Test
  void serve_withEvents_announcesEachChange_alsoWhenItIsKilled() throws Exception {
    String data = copyOfFilled();
    String events = temporary.resolve("events.jsonl").toString();
    String[] options = {"--port", "0", "--data", data, "--events", events};
    Set<String> published = new TreeSet<>();
    for (int killed = 0; killed < Thorough.of(3, 1); killed++) {
      try (LocalProcess process = serve(options)) {
        try (DynamoDbClient engine = client(engine(greeting(process)))) {
          for (int i = 0; i < 10; i++) {
            String id = "paper-" + killed + "-" + i;
            publish(engine, id);
            published.add(id);
          }
          process.kill();
        }
      }
    }

    try (ServedHere alive = ServedHere.start("--data=" + data, "--events=" + events)) {
      URI url = found(BROWSER, alive.greeting()).getFirst();
      Set<String> kept = new TreeSet<>();
      for (String id : published) {
        if (get(url.resolve("/papers/" + id)).statusCode() == 200) {
          kept.add(id);
        }
      }
      while (!announced(events).containsAll(kept)) {
        Thread.sleep(50);
      }
      assertThat(kept).hasSizeGreaterThanOrEqualTo(published.size() - 3);
    }
  }

  private static Set<String> announced(String events) throws IOException {
    Set<String> subjects = new TreeSet<>();
    for (String line : Files.readAllLines(Path.of(events))) {
      subjects.add(line.replaceFirst(".*\"subject\":\"([^\"]*)\".*", "$1"));
    }
    return subjects;
  }

  private String copyOfFilled() throws IOException {
    Path copy = Files.createDirectory(temporary.resolve("data"));
    try (Stream<Path> files = Files.list(filled)) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(file.getFileName()));
      }
    }
    return copy.toString();
  }

  private LocalProcess serve(String... options) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("serve", "--dynamodb-port", "0"));
    arguments.addAll(List.of(options));
    return LocalProcess.start(work, temporary.resolve("errors"), arguments.toArray(String[]::new));
  }

  private static String greeting(LocalProcess process) throws IOException {
    return String.join("\n", process.linesUpTo("Press Ctrl-C"));
  }

  private static URI engine(String greeting) {
    return found(ENGINE, greeting).getFirst();
  }

  private static List<URI> found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.results().map(result -> URI.create(result.group(1))).toList();
  }

  private static HttpResponse<String> get(URI url) throws IOException, InterruptedException {
    return CLIENT.send(HttpRequest.newBuilder(url).build(), BodyHandlers.ofString());
  }

  private static void publish(URI engine) {
    try (DynamoDbClient client = client(engine)) {
      publish(client, "kept");
    }
  }

  private static DynamoDbClient client(URI engine) {
    return ClientSettings.forWrites().at(engine).open();
  }

  private static void publish(DynamoDbClient client, String id) {
    Paper kept =
        new PaperBuilder(
                new PaperId(id),
                "Kept",
                new CollectionName("keepers"),
                new PublicationDate("2026-04-18"))
            .authors(SAMPLE.authors())
            .text(TextField.ABSTRACT, "Still there.")
            .build();
    new Publisher(new CatalogTable(client, LocalCatalog.TABLE), Clock.systemUTC()).publish(kept);
  }

  private static void assertRefused(URI url) {
    assertThatThrownBy(() -> new Socket(url.getHost(), url.getPort()).close())
        .isInstanceOf(ConnectException.class);
  }

  private void assertNoFileIsLeft() throws IOException {
    try (Stream<Path> files = Files.list(work)) {
      assertThat(files).isEmpty();
    }
  }
}
