package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.TestEngine;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.RequestCounter;
import papercatalog.domain.table.CatalogTable;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FunctionLog;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The page about the line of a request says what its members are and how long it is. */
@Tag("slow")
final class RequestLinePageTest {
  private static final Path PAGE = Path.of("../docs/decisions/request-line.md");
  private static final Path EVENTS = Path.of("../events");
  private static final Pattern BYTES =
      Pattern.compile("from (\\d+) to (\\d+) bytes, (\\d+) on average");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static TestEngine engine;
  private static DynamoDbClient client;
  private static LocalSearch search;
  private static LocalFunctions functions;
  private static final ByteArrayOutputStream LOG = new ByteArrayOutputStream();

  @BeforeAll
  static void start() {
    engine = TestEngine.open();
    client = ClientSettings.forWrites().at(engine.endpoint()).seenBy(new RequestCounter()).open();
    CatalogTable table = new CatalogTable(client, LocalCatalog.TABLE);
    table.createIfAbsent();
    new CatalogFiller(table, SampleCatalog.anHourAgo()).fillWithSample();
    search = new LocalSearch(table, Clock.systemUTC());
    search.indexAll();
    functions =
        new LocalFunctions(new Catalog(table), search.index, FunctionLog.all(new PrintStream(LOG)));
  }

  @AfterAll
  static void stop() {
    search.close();
    engine.drop(client, LocalCatalog.TABLE);
    client.close();
    engine.close();
  }

  @BeforeEach
  void forget() {
    LOG.reset();
  }

  static List<Path> events() throws IOException {
    try (Stream<Path> files = Files.list(EVENTS)) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("events")
  void line_hasNoMembersButThoseOfThePage_inItsOrder(Path event) throws IOException {
    JsonNode line = JSON.readTree(line(event));
    List<String> members = new ArrayList<>();
    line.fieldNames().forEachRemaining(members::add);

    assertThat(members)
        .containsExactlyElementsOf(documented().stream().filter(members::contains).toList());
  }

  @Test
  void lengths_ofTheSampleEvents_areThoseOfThePage() throws IOException {
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      line(EVENTS.resolve(pattern.eventName() + ".json")); // its first, which takes longest
    }
    List<Integer> lengths = new ArrayList<>();
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      lengths.add(line(EVENTS.resolve(pattern.eventName() + ".json")).getBytes(UTF_8).length);
    }
    Matcher said = BYTES.matcher(Files.readString(PAGE));

    assertThat(said.find()).isTrue();
    assertThat(lengths.stream().mapToInt(Integer::intValue).average().orElseThrow())
        .as(lengths.toString())
        .isBetween(number(said, 3) - 4.0, number(said, 3) + 4.0);
    assertThat(lengths)
        .allSatisfy(
            length -> assertThat(length).isBetween(number(said, 1) - 4, number(said, 2) + 4));
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }

  /** The first column of its table. */
  private static List<String> documented() throws IOException {
    return Pattern.compile("\n\\| `(\\w+)` \\|")
        .matcher(Files.readString(PAGE))
        .results()
        .map(row -> row.group(1))
        .toList();
  }

  /** The line of the request that an event makes, without its end. */
  private static String line(Path event) throws IOException {
    byte[] content = Files.readAllBytes(event);
    Route route = Routes.route(JSON.readTree(content).get("routeKey").asText()).orElseThrow();
    LOG.reset();
    functions.invoke(route.operation(), content);
    assertThat(LOG.toString(UTF_8)).hasLineCount(1);
    return LOG.toString(UTF_8).strip();
  }
}
