package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.TestEngine;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.table.CatalogTable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The examples in the description of the API are what the sample events are answered with. The
 * system property {@code snapshot.update} writes them anew.
 */
@Tag("slow")
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
  private static LocalFunctions functions;

  @BeforeAll
  static void start() {
    engine = TestEngine.open();
    client = ClientSettings.forWrites().at(engine.endpoint()).open();
    CatalogTable table = new CatalogTable(client, LocalCatalog.TABLE);
    table.createIfAbsent();
    new CatalogFiller(table, at(PUBLISHED)).fillWithSample();
    functions = new LocalFunctions(new Catalog(table, at(PUBLISHED.plus(Duration.ofDays(1)))));
  }

  @AfterAll
  static void stop() {
    engine.drop(client, LocalCatalog.TABLE);
    client.close();
    engine.close();
  }

  static List<Path> examples() throws IOException {
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void example_isTheAnswerToTheEventOfItsName(Path example) throws IOException {
    ObjectNode event = (ObjectNode) JSON.readTree(EVENTS.resolve(example.getFileName()).toFile());
    Route route = Route.of(event.get("routeKey").asText()).orElseThrow();
    boolean limited = event.at("/queryStringParameters").has("limit");
    if (route.queryParameters().contains(QueryParameter.LIMIT) && !limited) {
      event.withObject("/queryStringParameters").put("limit", LIMIT);
    }

    JsonNode answer = JSON.readTree(functions.invoke(route, JSON.writeValueAsBytes(event)));
    JsonNode body = JSON.readTree(answer.get("body").textValue());

    if (Boolean.getBoolean("snapshot.update")) {
      Files.writeString(example, body.toPrettyString() + "\n");
    }
    assertThat(body)
        .as("the answer has changed; when it should have: make snapshot")
        .isEqualTo(JSON.readTree(example.toFile()));
  }

  @Test
  void examples_areThoseOfThePatterns() throws IOException {
    assertThat(examples().stream().map(file -> file.getFileName().toString()))
        .containsAll(AccessPatterns.all().stream().map(it -> it.eventName() + ".json").toList());
  }

  private static Clock at(Instant moment) {
    return Clock.fixed(moment, ZoneOffset.UTC);
  }
}
