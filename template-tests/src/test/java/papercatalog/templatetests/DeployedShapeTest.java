package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.route.Routes;
import papercatalog.local.gateway.SampleCatalog;

/**
 * What is synthesized is what runs: the template's table, routes, handler strings and environment,
 * with the zip that it deploys, answer for the sample catalog.
 */
@Tag("slow")
@EnabledOnOs(value = OS.LINUX, disabledReason = "AWS's Lambda runtime is for Linux only")
final class DeployedShapeTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Path EVENTS = Path.of("../events");
  private static final List<Paper> SAMPLE = new SampleCatalog().papers();

  private static DeployedTable table;
  private static DeployedShape shape;

  @BeforeAll
  static void start() throws Exception {
    StackTemplate stack = Synthesis.standard();
    table = DeployedTable.of(stack, stack.only("AWS::DynamoDB::Table"));
    new SampleCatalog().publish(table.publisher(Namespace.NONE));
    shape = new DeployedShape(stack, table, DeployedShapeTest::startsFromASnapshot);
  }

  /** A function of each kind: one record, a list, pages. {@code PrimingTest} runs all hooks. */
  private static boolean startsFromASnapshot(DeployedFunction function) {
    return function
        .pattern()
        .map(Set.of(AccessPatterns.GET_PAPER, AccessPatterns.LIST_COLLECTION_PAPERS)::contains)
        .orElse(true);
  }

  @AfterAll
  static void stop() throws IOException {
    if (shape != null) {
      shape.close();
    }
    if (table != null) {
      table.close();
    }
  }

  @Test
  void getPaper_whenDeployed_thenAnswersThePaper() throws Exception {
    JsonNode body = body(AccessPatterns.GET_PAPER);
    Paper expected = paper(parameter(AccessPatterns.GET_PAPER));

    assertThat(body.get("id").asText()).isEqualTo(expected.id().toString());
    assertThat(body.get("title").asText()).isEqualTo(expected.title());
    assertThat(body.get("authors")).hasSameSizeAs(expected.authors());
  }

  @Test
  void listCollectionPapers_whenDeployed_thenAnswersItsPapersNewestFirst() throws Exception {
    String collection = parameter(AccessPatterns.LIST_COLLECTION_PAPERS);

    assertListed(
        AccessPatterns.LIST_COLLECTION_PAPERS,
        paper -> paper.collection().toString().equals(collection));
  }

  @Test
  void listAuthorPapers_whenDeployed_thenAnswersTheirPapersNewestFirst() throws Exception {
    String author = parameter(AccessPatterns.LIST_AUTHOR_PAPERS);

    assertListed(
        AccessPatterns.LIST_AUTHOR_PAPERS,
        paper -> paper.authors().stream().anyMatch(it -> it.handle().toString().equals(author)));
  }

  @Test
  void listTopicPapers_whenDeployed_thenAnswersItsPapersNewestFirst() throws Exception {
    String topic = parameter(AccessPatterns.LIST_TOPIC_PAPERS);

    assertListed(
        AccessPatterns.LIST_TOPIC_PAPERS,
        paper -> paper.topics().stream().anyMatch(it -> it.toString().equals(topic)));
  }

  @Test
  void getAuthor_whenDeployed_thenAnswersTheProfile() throws Exception {
    JsonNode body = body(AccessPatterns.GET_AUTHOR);

    assertThat(body.get("handle").asText()).isEqualTo(parameter(AccessPatterns.GET_AUTHOR));
    assertThat(body.get("name").asText()).isNotBlank();
  }

  @Test
  void listPaperAuthors_whenDeployed_thenAnswersThemAll() throws Exception {
    JsonNode listed = body(AccessPatterns.LIST_PAPER_AUTHORS).get("data");
    Paper expected = paper(parameter(AccessPatterns.LIST_PAPER_AUTHORS));

    assertThat(listed.findValuesAsText("handle"))
        .containsExactlyElementsOf(
            expected.authors().stream().map(it -> it.handle().toString()).sorted().toList());
    assertThat(listed.findValuesAsText("role"))
        .containsExactlyInAnyOrderElementsOf(
            expected.authors().stream().map(it -> it.role().text()).toList());
  }

  @Test
  void listPaperVersions_whenDeployed_thenAnswersTheOneThereIs() throws Exception {
    JsonNode listed = body(AccessPatterns.LIST_PAPER_VERSIONS).get("data");
    Paper expected = paper(parameter(AccessPatterns.LIST_PAPER_VERSIONS));

    assertThat(listed).hasSize(1);
    assertThat(listed.at("/0/revision").asInt()).isEqualTo(1);
    assertThat(listed.at("/0/title").asText()).isEqualTo(expected.title());
  }

  @Test
  void getPaperVersion_whenDeployed_thenAnswersTheRecord() throws Exception {
    ObjectNode version = (ObjectNode) body(AccessPatterns.GET_PAPER_VERSION);
    ObjectNode paper = (ObjectNode) body(AccessPatterns.GET_PAPER);
    version.remove("links");
    version.remove("references");
    paper.remove("links");

    assertThat(version).isEqualTo(paper);
  }

  @Test
  void findPapers_whenDeployed_thenAnswersThoseThatHaveTheIdentifier() throws Exception {
    String doi = event(AccessPatterns.FIND_PAPERS).at("/queryStringParameters/doi").asText();

    assertListed(AccessPatterns.FIND_PAPERS, paper -> doi.equals(paper.identifiers().get("doi")));
  }

  @Test
  void listChanges_whenDeployed_thenAnswersTheirKinds() throws Exception {
    JsonNode listed = body(AccessPatterns.LIST_CHANGES).get("data");

    assertThat(listed).hasSize(25);
    for (JsonNode change : listed) {
      boolean withdrawn = paper(change.get("id").asText()).status() == Status.WITHDRAWN;
      assertThat(change.get("kind").asText()).isEqualTo(withdrawn ? "withdrawn" : "created");
    }
  }

  @Test
  void directories_whenDeployed_thenNameAllThatIsUsed() throws Exception {
    assertThat(names(AccessPatterns.LIST_COLLECTIONS))
        .isEqualTo(used(paper -> Stream.of(paper.collection().toString())));
    assertThat(names(AccessPatterns.LIST_TOPICS))
        .isEqualTo(used(paper -> paper.topics().stream().map(TopicName::toString)));
  }

  /** Those of the first page; a withdrawn paper uses none. */
  private static List<String> used(Function<Paper, Stream<String>> names) {
    return SAMPLE.stream()
        .filter(paper -> paper.status() != Status.WITHDRAWN)
        .flatMap(names)
        .distinct()
        .sorted()
        .limit(25)
        .toList();
  }

  private static List<String> names(AccessPattern<?> pattern) throws Exception {
    return body(pattern).get("data").findValuesAsText("name");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "docs-start",
        "docs-reference",
        "docs-openapi",
        "docs-api-catalog",
        "docs-llms",
        "docs-robots",
        "docs-favicon"
      })
  void docs_whenDeployed_thenAnswerWithoutATable(String name) throws Exception {
    ObjectNode event = (ObjectNode) JSON.readTree(EVENTS.resolve(name + ".json").toFile());
    Route route = Routes.route(event.get("routeKey").asText()).orElseThrow();

    JsonNode answer = answer(route, event);

    assertThat(answer.get("statusCode").asInt()).isEqualTo(200);
    assertThat(answer.get("body").asText()).isNotBlank();
    assertThat(headers(answer).has("x-dynamodb-requests")).isFalse();
  }

  @Test
  void getPaper_whenAskedForByHead_thenAnswersWithoutContent() throws Exception {
    ObjectNode event = (ObjectNode) JSON.readTree(EVENTS.resolve("get-paper-head.json").toFile());

    JsonNode answer = answer(AccessPatterns.GET_PAPER, event);

    assertThat(answer.get("statusCode").asInt()).isEqualTo(200);
    assertThat(answer.get("body").asText()).isEmpty();
    assertThat(headers(answer).get("x-dynamodb-requests").asText()).isEqualTo("1");
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void function_whenDeployed_thenReadsOnce(AccessPattern<?> pattern) throws Exception {
    assertThat(headers(answer(pattern, event(pattern))).get("x-dynamodb-requests").asText())
        .isEqualTo("1");
  }

  static Stream<AccessPattern<?>> thatNameSomething() {
    return AccessPatterns.all().stream()
        .filter(pattern -> !pattern.parameters().samples().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("thatNameSomething")
  void function_whenNothingIsThere_thenAnswersSo(AccessPattern<?> pattern) throws Exception {
    ObjectNode event = event(pattern);
    if (pattern.pathParameters().isEmpty()) {
      String name = pattern.parameters().query().orElseThrow().text();
      event.withObject("/queryStringParameters").put(name, "nothing");
    } else {
      event.withObject("/pathParameters").put(first(pattern), "no-such-thing");
    }

    JsonNode answer = answer(pattern, event);

    int status = answer.get("statusCode").asInt();
    JsonNode data = JSON.readTree(answer.get("body").asText()).get("data");
    assertThat(status).isEqualTo(pattern.mayBeMissing() ? 404 : 200);
    if (!pattern.mayBeMissing()) {
      assertThat(data).isEqualTo(JSON.createArrayNode());
    }
  }

  /** What the schedules send is what the functions know. */
  @Test
  void everyFunction_whenWoken_thenAnswersNothing() throws Exception {
    Set<String> handlers = shape.handlers();

    assertThat(handlers).hasSize(AccessPatterns.all().size() + 1);
    for (String handler : handlers) {
      assertThat(shape.wake(handler)).as(handler).isEqualTo("{}");
    }
  }

  private static void assertListed(AccessPattern<?> pattern, Predicate<Paper> wanted)
      throws Exception {
    JsonNode listed = body(pattern).get("data");
    List<String> expected =
        SAMPLE.stream()
            .filter(wanted)
            .filter(paper -> paper.status().listed())
            .map(paper -> paper.id().toString())
            .toList();

    assertThat(expected).isNotEmpty();
    assertThat(listed.findValuesAsText("id")).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(listed.findValuesAsText("published")).isSortedAccordingTo(Comparator.reverseOrder());
  }

  private static JsonNode body(AccessPattern<?> pattern) throws Exception {
    JsonNode answer = answer(pattern, event(pattern));
    assertThat(answer.get("statusCode").asInt()).isEqualTo(200);
    return JSON.readTree(answer.get("body").asText());
  }

  private static JsonNode answer(Route route, ObjectNode event) throws Exception {
    return JSON.readTree(shape.invoke(route, event.toString()));
  }

  private static ObjectNode headers(JsonNode answer) {
    ObjectNode headers = JSON.createObjectNode();
    answer
        .get("headers")
        .properties()
        .forEach(it -> headers.set(it.getKey().toLowerCase(Locale.ROOT), it.getValue()));
    return headers;
  }

  private static String parameter(AccessPattern<?> pattern) throws IOException {
    return event(pattern).get("pathParameters").get(first(pattern)).asText();
  }

  /** The name of what the path names first. */
  private static String first(AccessPattern<?> pattern) {
    return pattern.pathParameters().getFirst().text();
  }

  /** The sample event of the pattern, asking for all that there is. */
  static ObjectNode event(AccessPattern<?> pattern) throws IOException {
    ObjectNode event =
        (ObjectNode) JSON.readTree(EVENTS.resolve(pattern.eventName() + ".json").toFile());
    event.put("rawQueryString", "");
    if (!pattern.pathParameters().isEmpty() || pattern.parameters().samples().isEmpty()) {
      event.remove("queryStringParameters"); // which name nothing
    }
    return event;
  }

  private static Paper paper(String id) {
    return SAMPLE.stream().filter(it -> it.id().equals(new PaperId(id))).findAny().orElseThrow();
  }
}
