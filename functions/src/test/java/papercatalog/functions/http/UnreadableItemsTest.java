package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_AUTHOR;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Role;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.Item;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items that no release of the catalog has written: of the catalog itself, and of a tenant. */
final class UnreadableItemsTest {
  @RegisterExtension static final TestCatalog CATALOG = TestCatalog.of(TestPapers.numbered(30));

  private final LoggedLines lines = new LoggedLines();
  private final Functions functions = CATALOG.functions().logging(lines.all());

  @BeforeAll
  static void putItems() {
    ClientSettings settings =
        ClientSettings.forWrites().at(CATALOG.settings().endpoint().orElseThrow());
    try (DynamoDbClient client = settings.open()) {
      for (String partition : List.of("TENANT#acme#X", "X", "X2")) {
        put(client, partition, "X", "COLLECTION#sosp", "DATE#9999-01-01#x");
        put(client, partition, "C", "CHANGES#2026", "2026-01-01T00:00:00.000Z#x");
        put(client, partition, "E", "COLLECTION#empty", "DATE#9999-01-01#x");
      }
      putAuthor(client, "damaged", "cited", AttributeValue.fromM(Map.of("orcid", text("none"))));
      putAuthor(client, "nameless", "name", AttributeValue.fromN("1"));
      putAuthor(client, "itself", "cited", AttributeValue.fromM(Map.of("sameAs", text("itself"))));
      put(client, "PAPER#broken", "PAPER#broken", "COLLECTION#broken", "DATE");
      putCount(client);
    }
  }

  private static void putAuthor(
      DynamoDbClient client, String handle, String name, AttributeValue value) {
    Item item =
        AuthorItem.item(
            Author.of(new Authorship(new AuthorHandle(handle), "Ann", Role.AUTHOR)),
            1,
            TestCatalog.NOW);
    client.putItem(
        put -> put.tableName(TestCatalog.TABLE).item(item.with(name, value).attributes()));
  }

  private static void putCount(DynamoDbClient client) {
    Map<String, AttributeValue> count =
        Map.of("PK", text("PAPER#p-001"), "SK", text("CITED_BY"), "papers", text("many"));
    client.putItem(put -> put.tableName(TestCatalog.TABLE).item(count));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/papers/p-001", "/papers/p-001/overview"})
  void page_withADamagedCount_showsThePaper(String path) {
    assertThat(HtmlPage.of(functions.answer(HtmlPage.asked(TestRequest.following(path)))).text())
        .contains("Cited by 0");
  }

  private static AttributeValue text(String value) {
    return AttributeValue.fromS(value);
  }

  private static void put(
      DynamoDbClient client, String partition, String sort, String list, String place) {
    Map<String, AttributeValue> item =
        Map.of(
            "PK", AttributeValue.fromS(partition),
            "SK", AttributeValue.fromS(sort),
            "GSI1PK", AttributeValue.fromS(list),
            "GSI1SK", AttributeValue.fromS(place));
    client.putItem(put -> put.tableName(TestCatalog.TABLE).item(item));
  }

  @Test
  void list_withUnreadableEntries_showsTheOthers_andTheLineCountsThem() {
    TestAnswer answer = functions.answer(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp"));

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.ids()).hasSize(25);
    assertThat(answer.header("X-DynamoDB-Requests")).contains("2");
    assertThat(lines.only().get("requests").intValue()).isEqualTo(2);
    assertThat(lines.only().get("unreadable").intValue()).isEqualTo(2);
    assertThat(functions.answer(TestRequest.following(answer.next().orElseThrow())).ids())
        .hasSize(5);
  }

  @Test
  void list_ofNothingElse_isEmpty() {
    TestAnswer answer = functions.answer(TestRequest.to(LIST_COLLECTION_PAPERS, "empty"));

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.ids()).isEmpty();
    assertThat(lines.only().get("unreadable").intValue()).isEqualTo(2);
  }

  @Test
  void changes_withUnreadableEntries_showTheOthers() {
    TestAnswer answer =
        functions.answer(TestRequest.to(LIST_CHANGES).query("order", "asc").query("limit", "100"));

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.ids()).hasSize(30);
  }

  /** As its list, which drops such a head. */
  @ParameterizedTest
  @ValueSource(strings = {"damaged", "nameless", "itself"})
  void author_thatCannotBeRead_isNotFound_andTheLineCountsIt(String handle) {
    functions.answer(TestRequest.to(GET_AUTHOR, handle)).assertProblem(404, "author-not-found");
    assertThat(lines.only().get("unreadable").intValue()).isEqualTo(1);

    TestAnswer list = CATALOG.functions().answer(TestRequest.to(LIST_AUTHOR_PAPERS, handle));
    assertThat(list.status()).isEqualTo(200);
    assertThat(list.ids()).isEmpty();
  }

  @Test
  void paper_thatCannotBeRead_isOurFault() {
    functions.answer(TestRequest.to(GET_PAPER, "broken")).assertProblem(500, "internal-error");
  }
}
