package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;

/** Every file in {@code events/}, given to the handler that it is for. */
@Tag("slow")
final class EventFilesTest {
  private static final Path EVENTS = Path.of("../events");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static LocalCatalog local;
  private static LocalFunctions functions;

  @BeforeAll
  static void start() {
    local = LocalCatalog.start(Optional.empty());
    local.publishSample();
    local.search.indexAll();
    functions = new LocalFunctions(local);
  }

  @AfterAll
  static void stop() {
    local.close();
  }

  @TestFactory
  Stream<DynamicTest> event_isAnsweredAsItsNameSays() throws IOException {
    return files().stream().map(file -> dynamicTest(name(file), () -> assertAnswered(file)));
  }

  @TestFactory
  Stream<DynamicTest> event_isWhatApiGatewaySends() throws IOException {
    return files().stream().map(file -> dynamicTest(name(file), () -> assertShape(file)));
  }

  @Test
  void events_includeThePromisedFailures() throws IOException {
    assertThat(files().stream().map(EventFilesTest::name))
        .contains(
            "get-paper-unknown",
            "get-author-moved",
            "get-paper-version-unknown",
            "get-paper-version-bad-revision",
            "find-papers-bad-doi",
            "list-paper-authors-unknown",
            "list-paper-versions-withdrawn",
            "list-collection-papers-bad-cursor",
            "list-collection-papers-bad-limit",
            "get-paper-not-acceptable");
  }

  @Test
  void events_areOfEachFormat_andOfEachPageOfTheDocs() throws IOException {
    List<String> names = files().stream().map(EventFilesTest::name).toList();

    for (Format format : Format.values()) {
      String ending = format == Format.JSON ? "get-paper" : "-" + format.text();
      assertThat(names).as(ending).anyMatch(name -> name.endsWith(ending));
    }
    for (DocsPage page : Routes.WITH_SEARCH.pages()) {
      assertThat(names).contains("docs-" + page.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
    assertThat(names).contains("get-paper-head");
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#withSearch")
  void pattern_hasAnEventOfItsName(AccessPattern<?> pattern) throws IOException {
    Path file = EVENTS.resolve(pattern.eventName() + ".json");

    assertThat(file).exists();
    assertThat(route(JSON.readTree(file.toFile()))).isEqualTo(pattern);
  }

  private static void assertAnswered(Path file) throws IOException {
    JsonNode event = JSON.readTree(file.toFile());
    JsonNode answer =
        JSON.readTree(functions.invoke(route(event).operation(), Files.readAllBytes(file)));
    String name = name(file);
    String type = answer.at("/headers/Content-Type").textValue();

    assertThat(answer.get("statusCode").intValue()).as(answer.toString()).isEqualTo(status(name));
    if (name.endsWith("-head")) {
      assertThat(answer.get("body").textValue()).isEmpty();
    } else if (type.endsWith("json")) {
      assertContent(name, JSON.readTree(answer.get("body").textValue()));
    } else {
      assertThat(answer.get("body").textValue()).isNotBlank();
    }
    formatOf(name).ifPresent(format -> assertThat(type).startsWith(MediaType.of(format).text()));
  }

  private static void assertContent(String name, JsonNode body) {
    if (name.endsWith("-bad-cursor")) {
      assertThat(body.get("code").textValue()).isEqualTo("invalid-cursor");
    } else if (name.contains("-bad-")) {
      String parameter = name.substring(name.lastIndexOf('-') + 1);
      assertThat(body.at("/errors/0/parameter").textValue()).isEqualTo(parameter);
    } else if (name.equals("list-paper-citations")) {
      assertThat(body.get("data")).as("papers of the sample that cite WP-002").isEmpty();
    } else if (name.matches("(list|find|search)-.*") && status(name) == 200) {
      assertThat(body.get("data")).isNotEmpty();
    }
  }

  private static int status(String name) {
    if (name.contains("-bad-")) {
      return 400;
    }
    if (name.endsWith("-unknown")) {
      return 404;
    }
    if (name.endsWith("-not-acceptable")) {
      return 406;
    }
    if (name.endsWith("-moved")) {
      return 308;
    }
    return name.equals("get-paper-withdrawn") ? 410 : 200;
  }

  /** The format that an event asks for, as its name ends. */
  private static Optional<Format> formatOf(String name) {
    return Format.of(name.substring(name.lastIndexOf('-') + 1));
  }

  private static void assertShape(Path file) throws IOException {
    JsonNode event = JSON.readTree(file.toFile());
    Route route = route(event);
    String path = event.get("rawPath").textValue();
    Object[] values =
        route.pathParameters().stream()
            .map(parameter -> event.at("/pathParameters/" + parameter.text()).textValue())
            .toArray();
    String beginning = route instanceof AccessPattern<?> pattern ? pattern.eventName() : "docs-";
    String method = name(file).endsWith("-head") ? "HEAD" : "GET";

    assertThat(name(file)).startsWith(beginning);
    assertThat(event.get("version").textValue()).isEqualTo("2.0");
    assertThat(event.get("isBase64Encoded").isBoolean()).isTrue();
    assertThat(path).isEqualToIgnoringCase(route.path(values));
    assertThat(event.at("/requestContext/http/path").textValue()).isEqualTo(path);
    assertThat(event.at("/requestContext/http/method").textValue()).isEqualTo(method);
    assertThat(event.get("routeKey").textValue()).isEqualTo(method + " " + route.path());
    assertThat(event.at("/requestContext/routeKey")).isEqualTo(event.get("routeKey"));
    assertThat(event.at("/requestContext/requestId").textValue()).isNotBlank();
    assertThat(event.at("/requestContext/timeEpoch").isIntegralNumber()).isTrue();
    assertThat(texts(event.path("queryStringParameters")))
        .isEqualTo(parsed(event.get("rawQueryString").textValue()));
    assertThat(texts(event.get("headers")).keySet())
        .allMatch(header -> header.equals(header.toLowerCase(Locale.ROOT)));
  }

  private static Route route(JsonNode event) {
    return Routes.route(event.get("routeKey").textValue()).orElseThrow();
  }

  private static Map<String, String> texts(JsonNode object) {
    Map<String, String> texts = new TreeMap<>();
    object.properties().forEach(p -> texts.put(p.getKey(), p.getValue().textValue()));
    return texts;
  }

  private static Map<String, String> parsed(String query) {
    return Arrays.stream(query.split("&", -1))
        .filter(assignment -> !assignment.isEmpty())
        .map(assignment -> URLDecoder.decode(assignment, StandardCharsets.UTF_8).split("=", 2))
        .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(EVENTS)) {
      List<Path> all = files.sorted().toList();
      assertThat(all).hasSizeGreaterThanOrEqualTo(AccessPatterns.all().size());
      return all;
    }
  }

  private static String name(Path file) {
    assertThat(file.toString()).endsWith(".json");
    return file.getFileName().toString().replace(".json", "");
  }
}
