package papercatalog.local.gateway;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.Generated;
import papercatalog.domain.TestEngine;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.table.CatalogTable;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FunctionLog;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The examples in the description of the API are what the sample events are answered with. */
@Tag("slow")
@Tag(Generated.TAG)
final class ExampleAnswersTest {
  private static final Path EVENTS = Path.of("../events");
  private static final Path EXAMPLES =
      Path.of("../functions/src/main/resources/papercatalog/functions/docs/examples");
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Instant PUBLISHED = Instant.parse("2026-04-18T09:30:00Z");

  /** Enough to show what a list looks like, and that it goes on. */
  private static final String LIMIT = "2";

  private static TestEngine engine;
  private static DynamoDbClient client;
  private static LocalSearch search;
  private static LocalFunctions functions;

  @BeforeAll
  static void start() {
    engine = TestEngine.open();
    client = ClientSettings.forWrites().at(engine.endpoint()).open();
    CatalogTable table = new CatalogTable(client, LocalCatalog.TABLE);
    table.createIfAbsent();
    new CatalogFiller(table, at(PUBLISHED)).fillWithSample();
    search = new LocalSearch(table, at(PUBLISHED));
    search.indexAll();
    functions =
        new LocalFunctions(
            new Catalog(table, at(PUBLISHED.plus(Duration.ofDays(1)))),
            search.index,
            FunctionLog.faults(System.err));
  }

  @AfterAll
  static void stop() {
    search.close();
    engine.drop(client, LocalCatalog.TABLE);
    client.close();
    engine.close();
  }

  /** Those of the patterns, and of failures. */
  static Set<Path> examples() throws IOException {
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      Set<Path> examples = files.collect(Collectors.toCollection(TreeSet::new));
      AccessPatterns.withSearch()
          .forEach(it -> examples.add(EXAMPLES.resolve(it.eventName() + ".json")));
      return examples;
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void example_isTheAnswerToTheEventOfItsName(Path example) throws IOException {
    Path file = EVENTS.resolve(example.getFileName());
    if (Generated.UPDATE && !Files.exists(file)) {
      Files.writeString(file, sampleEvent(file));
    }
    ObjectNode event = (ObjectNode) JSON.readTree(file.toFile());
    Route route = Routes.route(event.get("routeKey").asText()).orElseThrow();
    boolean limited = event.at("/queryStringParameters").has("limit");
    if (route.queryParameters().contains(QueryParameter.LIMIT) && !limited) {
      event.withObject("/queryStringParameters").put("limit", LIMIT);
    }

    JsonNode answer =
        JSON.readTree(functions.invoke(route.operation(), JSON.writeValueAsBytes(event)));
    JsonNode body = JSON.readTree(answer.get("body").textValue());

    Generated.file(example, body.toPrettyString() + "\n");
  }

  /** What API Gateway sends for the sample of the pattern that this file is named after. */
  private static String sampleEvent(Path file) throws IOException {
    AccessPattern<?> pattern =
        AccessPatterns.all().stream()
            .filter(it -> file.endsWith(it.eventName() + ".json"))
            .findFirst()
            .orElseThrow();
    List<String> samples = pattern.parameters().samples();
    String parameters =
        IntStream.range(0, samples.size())
            .mapToObj(
                i ->
                    "\"%s\": \"%s\""
                        .formatted(pattern.pathParameters().get(i).text(), samples.get(i)))
            .collect(Collectors.joining(",\n    "));
    return Files.readString(EVENTS.resolve("get-paper.json"))
        .replace(AccessPatterns.GET_PAPER.routeKey(), pattern.routeKey())
        .replace("/papers/WP-002", pattern.path(samples.toArray()))
        .replace("\"id\": \"WP-002\"", parameters);
  }

  private static Clock at(Instant moment) {
    return Clock.fixed(moment, ZoneOffset.UTC);
  }
}
