package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPICS;

import module java.base;

import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.schema.Directory;

/** A11 and A12, to the letter. */
final class DirectoriesContractTest {
  private static final int SIZE = 12;

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
              IntStream.rangeClosed(1, SIZE).mapToObj(DirectoriesContractTest::paper).toList())
          .then(
              publisher -> {
                publisher.shared().upsert(titled(Directory.COLLECTIONS, "„Größe“ — 大きさ 📐"));
                publisher.shared().upsert(titled(Directory.TOPICS, "On storage"));
              });

  private static Paper paper(int number) {
    return TestPapers.liskov("p-" + number, "2010")
        .collection(new CollectionName(name(number)))
        .topics(List.of(new TopicName(name(number))))
        .build();
  }

  private static DirectoryEntry titled(Directory directory, String title) {
    return new DirectoryEntry(directory, name(2), Optional.of(title));
  }

  private static String name(int number) {
    return "n-%02d".formatted(number);
  }

  @Test
  void listCollections_showsNamesAndTitles_inTheOrderOfNames() {
    TestAnswer answer = CATALOG.answer(TestRequest.to(LIST_COLLECTIONS).query("limit", "2"));

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    assertThat(answer.json().get("data"))
        .isEqualTo(
            TestAnswer.json(
                """
                [
                  {"name": "n-01", "papers": 1, "links": {"papers": "/collections/n-01/papers"}},
                  {
                    "name": "n-02",
                    "title": "„Größe“ — 大きさ 📐",
                    "papers": 1,
                    "links": {"papers": "/collections/n-02/papers"}
                  }
                ]
                """));
    assertThat(answer.json().at("/links/self").textValue()).isEqualTo("/collections?limit=2");
    assertThat(answer.next().orElseThrow()).matches("/collections\\?limit=2&cursor=[\\w-]+");
  }

  @Test
  void listTopics_showsNamesAndTitles_inTheOrderOfNames() {
    TestAnswer answer = CATALOG.answer(TestRequest.to(LIST_TOPICS));

    assertThat(answer.each("name"))
        .isEqualTo(IntStream.rangeClosed(1, SIZE).mapToObj(i -> name(i)).toList());
    assertThat(answer.json().at("/data/1").toString())
        .isEqualTo(
            "{\"name\":\"n-02\",\"title\":\"On"
                + " storage\",\"papers\":1,\"links\":{\"papers\":\"/topics/n-02/papers\"}}");
    assertThat(answer.json().get("page").toString()).isEqualTo("{\"limit\":25,\"hasMore\":false}");
    assertThat(answer.json().get("links").toString()).isEqualTo("{\"self\":\"/topics\"}");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 11, 12, 13})
  void next_fromFirstToLast_missesAndRepeatsNothing(int limit) {
    for (AccessPattern<?> pattern : List.of(LIST_COLLECTIONS, LIST_TOPICS)) {
      List<String> seen = new ArrayList<>();
      Optional<TestRequest> next =
          Optional.of(TestRequest.to(pattern).query("limit", Integer.toString(limit)));
      while (next.isPresent()) {
        TestAnswer answer = CATALOG.answer(next.get());
        seen.addAll(answer.each("name"));
        assertThat(seen).hasSizeLessThanOrEqualTo(SIZE);
        next = answer.next().map(TestRequest::following);
      }
      assertThat(seen).isEqualTo(IntStream.rangeClosed(1, SIZE).mapToObj(i -> name(i)).toList());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"N-0", "n-0", "ｎ-0"})
  void startsWith_listsTheNamesThatDo_inOneRequest_withLinksThatKeepIt(String typed) {
    for (AccessPattern<?> pattern : List.of(LIST_COLLECTIONS, LIST_TOPICS)) {
      List<String> seen = new ArrayList<>();
      Optional<TestRequest> next =
          Optional.of(TestRequest.to(pattern).query("startsWith", typed).query("limit", "4"));
      while (next.isPresent()) {
        TestAnswer answer = CATALOG.answer(next.get());
        assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
        seen.addAll(answer.each("name"));
        assertThat(seen).hasSizeLessThan(SIZE);
        next = answer.next().map(TestRequest::following);
      }
      assertThat(seen).isEqualTo(IntStream.rangeClosed(1, 9).mapToObj(i -> name(i)).toList());
    }
  }

  @Test
  void startsWith_ofNoName_isAnEmptyList_andOfAll_isTheWholeList() {
    assertThat(CATALOG.answer(starting("zz")).each("name")).isEmpty();
    assertThat(CATALOG.answer(starting("n-07")).each("name")).containsExactly("n-07");
    assertThat(CATALOG.answer(starting("")).each("name")).hasSize(SIZE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-n", "n_0", "n#", "n 0", "\uD800", "a/b", "%"})
  void startsWith_ofNoGrammar_isA400(String typed) {
    TestAnswer answer = CATALOG.answer(starting(typed));

    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.wrongParameters()).containsExactly("startsWith");
  }

  @Test
  void cursor_ofOtherLetters_isRefused() {
    String cursor =
        CATALOG.answer(starting("n-0").query("limit", "2")).json().at("/page/nextCursor").asText();

    assertThat(CATALOG.answer(starting("n-0").query("cursor", cursor)).status()).isEqualTo(200);
    for (TestRequest other : List.of(starting("n"), TestRequest.to(LIST_COLLECTIONS))) {
      assertThat(CATALOG.answer(other.query("cursor", cursor)).status()).isEqualTo(400);
    }
  }

  @Test
  void page_hasAFieldForTheFirstLetters() {
    Document page = HtmlPage.of(CATALOG.answer(HtmlPage.asked(starting("n-0"))));

    assertThat(page.select("main form").attr("action")).isEqualTo("/collections");
    assertThat(page.select("main input[name=startsWith]").attr("value")).isEqualTo("n-0");
    assertThat(page.select("main ul.columns a")).hasSize(9);
  }

  private static TestRequest starting(String letters) {
    return TestRequest.to(LIST_COLLECTIONS).query("startsWith", letters);
  }

  @Test
  void papers_ofAnEntry_areBehindItsLink() {
    for (AccessPattern<?> pattern : List.of(LIST_COLLECTIONS, LIST_TOPICS)) {
      String link =
          CATALOG.answer(TestRequest.to(pattern)).json().at("/data/4/links/papers").textValue();

      assertThat(CATALOG.answer(TestRequest.following(link)).ids()).containsExactly("p-5");
    }
  }

  @Test
  void cursor_ofTheOtherDirectory_isRefused() {
    String collections = cursor(LIST_COLLECTIONS);
    String topics = cursor(LIST_TOPICS);

    CATALOG
        .answer(TestRequest.to(LIST_TOPICS).query("cursor", collections))
        .assertProblem(400, "cursor-scope-mismatch");
    CATALOG
        .answer(TestRequest.to(LIST_COLLECTIONS).query("cursor", topics))
        .assertProblem(400, "cursor-scope-mismatch");
  }

  static final String[] GARBAGE = CursorContractTest.GARBAGE;

  @ParameterizedTest
  @FieldSource("GARBAGE")
  void cursor_thatIsNone_isRefused(String garbage) {
    for (AccessPattern<?> pattern : List.of(LIST_COLLECTIONS, LIST_TOPICS)) {
      CATALOG
          .answer(TestRequest.to(pattern).query("cursor", garbage))
          .assertProblem(400, "invalid-cursor");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "#", "N-01", "n 1", "n/1", "n#1", "é", "~", "-n", "COLLECTION#n-01"})
  void cursor_forgedWithNoName_isRefused(String position) {
    for (AccessPattern<?> pattern : List.of(LIST_COLLECTIONS, LIST_TOPICS)) {
      CATALOG
          .answer(TestRequest.to(pattern).query("cursor", forged(pattern, position)))
          .assertProblem(400, "invalid-cursor");
    }
  }

  static Stream<AccessPattern<?>> directories() {
    return TestRequest.listsOf(Access.QueryDirectory.class);
  }

  @ParameterizedTest
  @MethodSource("directories")
  void cursor_forgedWithAnotherName_staysInItsList(AccessPattern<?> pattern) {
    assertThat(after(pattern, "n-05x")).isEqualTo(after(pattern, "n-05")).hasSize(SIZE - 5);
    assertThat(after(pattern, "0")).hasSize(SIZE);
    assertThat(after(pattern, "z")).isEmpty();
  }

  private static List<String> after(AccessPattern<?> pattern, String position) {
    TestAnswer answer =
        CATALOG.answer(TestRequest.to(pattern).query("cursor", forged(pattern, position)));
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    return answer.each("name");
  }

  private static String forged(AccessPattern<?> pattern, String position) {
    return ForgedCursor.like(cursor(pattern), position.getBytes(UTF_8));
  }

  private static String cursor(AccessPattern<?> pattern) {
    return CATALOG.answer(TestRequest.to(pattern).query("limit", "3")).nextCursor();
  }
}
