package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_AUTHOR;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_VERSIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPIC_PAPERS;
import static papercatalog.templatetests.LeadingKeys.A;
import static papercatalog.templatetests.LeadingKeys.AB;

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
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.handler.HandlerClass;
import papercatalog.local.gateway.SampleCatalog;
import papercatalog.publishing.write.Publisher;

/**
 * Two read stacks of two tenants on the table of a third, all with the same ids, names and DOIs:
 * each answers with its own. One function for each kind of request, of the table and of each index.
 * Those of a tenant share a process.
 */
@Tag("slow")
@EnabledOnOs(value = OS.LINUX, disabledReason = "AWS's Lambda runtime is for Linux only")
final class DeployedTenantsTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String SHARED = "papers-shared";

  /** Of this collection only one of the tenants has papers. */
  private static final String ONE_SIDED = "rfcs";

  /**
   * Those of the sample that the events ask for are of one collection, of one topic, or one paper.
   */
  private static final CollectionName COLLECTION = new CollectionName("sosp");

  private static final TopicName TOPIC = new TopicName("consensus");
  private static final PaperId PAPER = new PaperId("WP-002");

  private static final Set<AccessPattern<?>> STARTED =
      Set.of(
          GET_PAPER,
          GET_AUTHOR,
          LIST_PAPER_VERSIONS,
          LIST_COLLECTIONS,
          LIST_COLLECTION_PAPERS,
          LIST_TOPIC_PAPERS,
          LIST_CHANGES);

  private static final List<Namespace> TENANTS = List.of(A, AB);
  private static final Map<Namespace, FunctionsTogether> STACKS = new LinkedHashMap<>();

  private static DeployedTable table;

  @BeforeAll
  static void start() throws Exception {
    table = DeployedTable.of(Synthesis.standard(), SHARED);
    publish(Namespace.NONE);
    for (Namespace tenant : TENANTS) {
      publish(tenant);
      STACKS.put(
          tenant,
          new FunctionsTogether(
              table, started(Synthesis.with(Map.of("tenant", name(tenant), "table", SHARED)))));
    }
  }

  private static List<DeployedFunction> started(StackTemplate stack) {
    List<DeployedFunction> functions =
        DeployedFunction.behindRoutesOf(stack).stream()
            .filter(function -> function.pattern().filter(STARTED::contains).isPresent())
            .toList();
    assertThat(functions).hasSameSizeAs(STARTED);
    return functions;
  }

  @AfterAll
  static void stop() throws IOException {
    for (FunctionsTogether stack : STACKS.values()) {
      stack.close();
    }
    if (table != null) {
      table.close();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"GetPaper", "ListPaperVersions", "ListCollectionPapers", "ListTopicPapers"})
  void papers_ofEachTenant_areItsOwn(AccessPattern<?> pattern) throws Exception {
    for (Namespace tenant : TENANTS) {
      assertThat(body(tenant, pattern).findValuesAsText("title"))
          .as(name(tenant))
          .isNotEmpty()
          .allMatch(title -> title.startsWith(mark(tenant)));
    }
  }

  @Test
  void author_ofEachTenant_isItsOwn() throws Exception {
    for (Namespace tenant : TENANTS) {
      assertThat(body(tenant, GET_AUTHOR).get("name").asText()).startsWith(mark(tenant));
    }
  }

  @Test
  void collectionsAndChanges_ofEachTenant_areItsOwn() throws Exception {
    assertThat(names(A)).contains(ONE_SIDED, "sosp");
    assertThat(names(AB)).contains("sosp").doesNotContain(ONE_SIDED);
    for (Namespace tenant : TENANTS) {
      ObjectNode event = DeployedShapeTest.event(LIST_CHANGES);
      event.putObject("queryStringParameters").put("limit", "100");
      Set<String> changed =
          new TreeSet<>(body(answer(tenant, LIST_CHANGES, event)).findValuesAsText("id"));

      assertThat(changed)
          .isEqualTo(
              new TreeSet<>(papers(tenant).stream().map(paper -> paper.id().toString()).toList()));
    }
  }

  /** A place in one tenant's list is none in the other's. */
  @Test
  void cursor_ofAnotherTenant_isRefused() throws Exception {
    ObjectNode event = DeployedShapeTest.event(LIST_COLLECTION_PAPERS);
    event.putObject("queryStringParameters").put("limit", "2");
    JsonNode first = body(answer(A, LIST_COLLECTION_PAPERS, event));
    String cursor = first.findValuesAsText("nextCursor").getFirst();
    event.putObject("queryStringParameters").put("limit", "2").put("cursor", cursor);

    assertThat(body(answer(A, LIST_COLLECTION_PAPERS, event)).findValuesAsText("title"))
        .isNotEmpty()
        .allMatch(title -> title.startsWith(mark(A)));
    JsonNode refused = answer(AB, LIST_COLLECTION_PAPERS, event);
    assertThat(refused.get("statusCode").asInt()).isEqualTo(400);
    assertThat(refused.get("body").asText()).contains("cursor-scope-mismatch");
  }

  @ParameterizedTest
  @ValueSource(strings = {"GetPaper", "ListCollections", "ListCollectionPapers", "ListTopicPapers"})
  void function_ofATenant_readsOnce(AccessPattern<?> pattern) throws Exception {
    for (Namespace tenant : TENANTS) {
      JsonNode answer = answer(tenant, pattern, DeployedShapeTest.event(pattern));

      assertThat(answer.get("headers").toString().toLowerCase(Locale.ROOT))
          .contains("\"x-dynamodb-requests\":\"1\"");
    }
  }

  private static void publish(Namespace namespace) {
    Publisher publisher = table.publisher(namespace);
    AuthorHandle author = new AuthorHandle("barbara-liskov");
    publisher
        .shared()
        .introduce(
            List.of(
                new Author(
                    author,
                    mark(namespace) + "Barbara Liskov",
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    Instant.EPOCH)),
            List.of());
    papers(namespace).forEach(publisher::publish);
  }

  /** Those of the sample that are read here, each with a title that says whose it is. */
  private static List<Paper> papers(Namespace namespace) {
    return new SampleCatalog()
        .papers().stream()
            .filter(DeployedTenantsTest::isRead)
            .filter(
                paper -> !namespace.equals(AB) || !paper.collection().toString().equals(ONE_SIDED))
            .map(paper -> PaperBuilder.from(paper).title(mark(namespace) + paper.title()).build())
            .toList();
  }

  private static boolean isRead(Paper paper) {
    return paper.collection().equals(COLLECTION)
        || paper.collection().toString().equals(ONE_SIDED)
        || paper.topics().contains(TOPIC)
        || paper.id().equals(PAPER);
  }

  private static String mark(Namespace namespace) {
    return "Of " + namespace.tenant().map(Object::toString).orElse("none") + ": ";
  }

  private static String name(Namespace tenant) {
    return tenant.tenant().orElseThrow().value();
  }

  private static List<String> names(Namespace tenant) throws Exception {
    return body(tenant, LIST_COLLECTIONS).get("data").findValuesAsText("name");
  }

  private static JsonNode body(Namespace tenant, AccessPattern<?> pattern) throws Exception {
    return body(answer(tenant, pattern, DeployedShapeTest.event(pattern)));
  }

  private static JsonNode body(JsonNode answer) throws IOException {
    assertThat(answer.get("statusCode").asInt()).as("%s", answer).isEqualTo(200);
    return JSON.readTree(answer.get("body").asText());
  }

  private static JsonNode answer(Namespace tenant, AccessPattern<?> pattern, ObjectNode event)
      throws Exception {
    return JSON.readTree(STACKS.get(tenant).invoke(HandlerClass.of(pattern), event.toString()));
  }
}
