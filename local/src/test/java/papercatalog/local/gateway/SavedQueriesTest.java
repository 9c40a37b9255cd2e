package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.TestEngine;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.table.CatalogTable;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FunctionLog;
import papercatalog.search.index.SearchIndex;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

/**
 * The queries that the stack saves look for text in request lines: they find it in what the
 * functions write, where the line says so and nowhere else.
 */
@Tag("slow")
final class SavedQueriesTest {
  private static final Path STACK = Path.of("../template-tests/src/test/resources/template.json");
  private static final Path EVENTS = Path.of("../events");
  private static final Pattern SOUGHT = Pattern.compile("strcontains\\(@message, '(.+?)'\\)");
  private static final Pattern MEMBER = Pattern.compile("\"(\\w+)\":(.+)");
  private static final Pattern FIGURE = Pattern.compile("(?:sum|pct)\\((\\w+)[,)]");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static List<String> lines;

  /** Of all sample events, over an empty table, and of one that is throttled. */
  @BeforeAll
  static void answerEvents() throws IOException {
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    try (TestEngine engine = TestEngine.open();
        DynamoDbClient client = ClientSettings.forWrites().at(engine.endpoint()).open();
        Stream<Path> events = Files.list(EVENTS)) {
      CatalogTable table = new CatalogTable(client, LocalCatalog.TABLE);
      table.createIfAbsent();
      try (LocalSearch search = new LocalSearch(table, Clock.systemUTC())) {
        LocalFunctions functions = functions(new Catalog(table), search.index, log);
        for (Path event : events.toList()) {
          invoke(functions, event);
        }
        Catalog throttled = new Catalog(new CatalogTable(new Throttled(), LocalCatalog.TABLE));
        invoke(functions(throttled, search.index, log), EVENTS.resolve("get-paper.json"));
      }
      engine.drop(client, LocalCatalog.TABLE);
    }
    lines =
        log.toString(UTF_8).lines().filter(line -> !line.contains("\"level\":\"ERROR\"")).toList();
  }

  @Test
  void text_thatIsSought_isInTheLinesThatSayIt() throws IOException {
    Set<String> found = new HashSet<>();
    for (String line : lines) {
      JsonNode json = JSON.readTree(line);
      for (String sought : named(SOUGHT)) {
        assertThat(line.contains(sought)).as(sought + " in " + line).isEqualTo(says(json, sought));
        if (line.contains(sought)) {
          found.add(sought);
        }
      }
    }

    assertThat(found).containsExactlyInAnyOrderElementsOf(named(SOUGHT));
  }

  @Test
  void figures_thatAreAddedUp_areNumbersOfEachLine() throws IOException {
    assertThat(named(FIGURE)).contains("ms", "readUnits", "items", "scanned");
    for (String line : lines) {
      JsonNode json = JSON.readTree(line);
      assertThat(json.get("message").textValue()).isEqualTo("request");
      assertThat(named(FIGURE)).allMatch(figure -> json.path(figure).isNumber(), line);
    }
  }

  @Test
  void busiestSeconds_countEachPatternOnce() throws IOException {
    String queries = String.join("", JSON.readTree(STACK.toFile()).findValuesAsText("QueryString"));

    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      assertThat(queries).containsOnlyOnce("'\"operation\":\"" + pattern.operation() + "\"'");
    }
  }

  /** What its JSON says, read as JSON. */
  private static boolean says(JsonNode line, String sought) {
    Matcher member = MEMBER.matcher(sought);
    assertThat(member.matches()).as(sought).isTrue();
    return line.path(member.group(1)).toString().startsWith(member.group(2));
  }

  private static Set<String> named(Pattern pattern) throws IOException {
    Set<String> named = new HashSet<>();
    for (JsonNode query : JSON.readTree(STACK.toFile()).findValues("QueryString")) {
      pattern.matcher(query.textValue()).results().forEach(it -> named.add(it.group(1)));
    }
    return named;
  }

  private static LocalFunctions functions(
      Catalog catalog, SearchIndex index, ByteArrayOutputStream log) {
    return new LocalFunctions(catalog, index, FunctionLog.all(new PrintStream(log)));
  }

  private static void invoke(LocalFunctions functions, Path event) throws IOException {
    byte[] content = Files.readAllBytes(event);
    Route route = Routes.route(JSON.readTree(content).get("routeKey").asText()).orElseThrow();
    functions.invoke(route.operation(), content);
  }

  /** Has no capacity left. */
  private static final class Throttled implements DynamoDbClient {
    @Override
    public GetItemResponse getItem(GetItemRequest request) {
      throw ProvisionedThroughputExceededException.builder()
          .statusCode(400)
          .awsErrorDetails(
              AwsErrorDetails.builder().errorCode("ProvisionedThroughputExceededException").build())
          .build();
    }

    @Override
    public String serviceName() {
      return SERVICE_NAME;
    }

    @Override
    public void close() {}
  }
}
