package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHORS;

import module java.base;

import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;

/** A20, to the letter. */
final class AuthorIndexContractTest {
  /** In the order of the index. */
  private static final List<String> HANDLES =
      List.of("a-li", "li", "wei-li-2", "lia", "erik-lie", "barbara-liskov", "liz-3");

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of()
          .withProfiles(TestPapers.LISKOV)
          .then(
              publisher -> {
                for (String handle : List.of("7up", "ada-lovelace", "b-mol", "erdos")) {
                  publisher.shared().upsert(author(handle));
                }
                HANDLES.stream()
                    .filter(handle -> !handle.equals("barbara-liskov"))
                    .forEach(handle -> publisher.shared().upsert(author(handle)));
                publisher.shared().upsert(author("b-liskov"));
                publisher.shared().upsert(author("hans-orsted", "Hans Ørsted"));
                publisher.shared().upsert(author("hans-oster", "Hans Oster, Jr."));
                publisher
                    .shared()
                    .alias(Alias.of(new AuthorHandle("b-liskov"), TestPapers.LISKOV.handle()));
              });

  private static Author author(String handle) {
    return author(handle, "Name of " + handle);
  }

  private static Author author(String handle, String name) {
    return new Author(
        new AuthorHandle(handle),
        name,
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Instant.EPOCH);
  }

  private static TestRequest starting(String letters) {
    return TestRequest.to(LIST_AUTHORS).query("startsWith", letters);
  }

  @Test
  void listAuthors_showsProfiles_inOneRequest_andNoAlias() {
    TestAnswer answer = CATALOG.answer(starting("lis"));

    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    assertThat(answer.header("X-DynamoDB-Read-Units")).contains("0.5");
    assertThat(answer.json())
        .isEqualTo(
            TestAnswer.json(
                """
                {
                  "data": [
                    {
                      "handle": "barbara-liskov",
                      "name": "Barbara Liskov",
                      "affiliations": ["MIT", "MITRE"],
                      "orcid": "0000-0002-1825-0097",
                      "homepage": "https://example.org/~liskov",
                      "links": {
                        "self": "/authors/barbara-liskov",
                        "papers": "/authors/barbara-liskov/papers"
                      }
                    }
                  ],
                  "page": {"limit": 25, "hasMore": false},
                  "links": {"self": "/authors?startsWith=lis"}
                }
                """));
  }

  @ParameterizedTest
  @CsvSource({
    "l, 8",
    "L, 8",
    "li, 7",
    "Ł'i, 7",
    "L-i e, 1",
    "Lí, 7",
    "lie, 1",
    "erdő, 1",
    "ＬＩＥ, 1",
    "7, 1",
    "m, 1",
    "b, 0",
    "zz, 0",
  })
  void startsWith_inAnyCaseAndWithAccents_findsTheAuthors(String letters, int found) {
    TestAnswer answer = CATALOG.answer(starting(letters));

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.each("handle")).hasSize(found);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 6, 7, 8})
  void next_fromFirstToLast_missesAndRepeatsNothing(int limit) {
    List<String> seen = new ArrayList<>();
    Optional<TestRequest> next =
        Optional.of(starting("Li").query("limit", Integer.toString(limit)));
    while (next.isPresent()) {
      TestAnswer answer = CATALOG.answer(next.get());
      seen.addAll(answer.each("handle"));
      assertThat(seen).hasSizeLessThanOrEqualTo(HANDLES.size());
      next = answer.next().map(TestRequest::following);
    }
    assertThat(seen).isEqualTo(HANDLES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "-", "#", ",l", "~", "\0", "李", "🖊"})
  void startsWith_thatNoWordCanBeginWith_isRefusedWithItsRule(String letters) {
    TestAnswer answer = CATALOG.answer(starting(letters)).assertProblem(400, "invalid-parameter");

    assertThat(answer.wrongParameters()).containsExactly("startsWith");
    CATALOG.answer(TestRequest.to(LIST_AUTHORS)).assertProblem(400, "invalid-parameter");
  }

  @Test
  void startsWith_isAsLongAsAHandle() {
    assertThat(CATALOG.answer(starting("l".repeat(64))).status()).isEqualTo(200);
    CATALOG.answer(starting("l".repeat(65))).assertProblem(400, "invalid-parameter");
    CATALOG.answer(starting("l" + "\u0301".repeat(101))).assertProblem(400, "invalid-parameter");
  }

  @Test
  void cursor_ofOtherLetters_isRefused_andOfAnotherSpellingIsNot() {
    String cursor = CATALOG.answer(starting("li").query("limit", "2")).nextCursor();

    for (String other : List.of("l", "lia", "m")) {
      CATALOG
          .answer(starting(other).query("cursor", cursor))
          .assertProblem(400, "cursor-scope-mismatch");
    }
    assertThat(CATALOG.answer(starting("LI").query("cursor", cursor)).each("handle"))
        .isEqualTo(HANDLES.subList(2, HANDLES.size()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "li",
        "#",
        "li#",
        "#li",
        "li#b#lie",
        "liskov#Barbara-Liskov",
        "l#l",
        "m#b-m",
        "~"
      })
  void cursor_forgedWithNoPosition_isRefused(String position) {
    CATALOG
        .answer(starting("li").query("cursor", forged(position)))
        .assertProblem(400, "invalid-cursor");
  }

  @Test
  void cursor_forgedWithAnotherAuthor_staysInItsList() {
    TestAnswer answer = CATALOG.answer(starting("li").query("cursor", forged("lif#no-lif")));

    assertThat(answer.each("handle")).containsExactly("barbara-liskov", "liz-3");
  }

  private static String forged(String position) {
    String cursor = CATALOG.answer(starting("li").query("limit", "2")).nextCursor();
    return ForgedCursor.like(cursor, position.getBytes(UTF_8));
  }

  @Test
  void page_leadsFromAToZ_andToTheListsOfAuthors() {
    Document page = HtmlPage.of(CATALOG.answer(HtmlPage.asked(starting("lis"))));

    assertThat(page.select("h1").text()).isEqualTo("Authors: Lis");
    assertThat(page.select("main nav a").eachText()).hasSize(26).startsWith("A").endsWith("Z");
    assertThat(page.select("main nav [aria-current]").text()).isEqualTo("L");
    assertThat(page.select("main nav a").last().attr("href")).isEqualTo("/authors?startsWith=z");
    assertThat(page.select(".columns li").eachText())
        .containsExactly("Liskov, Barbara MIT · MITRE");
    assertThat(page.select(".columns a").attr("href")).isEqualTo("/authors/barbara-liskov/papers");
    assertThat(page.select("main input[name=startsWith]").attr("value")).isEqualTo("lis");
  }

  @Test
  void page_ofNamesThatTheIndexSpells_hasTheFamilyFirst() {
    Document page = HtmlPage.of(CATALOG.answer(HtmlPage.asked(starting("o"))));

    assertThat(page.select(".columns li").eachText())
        .containsExactly("Ørsted, Hans", "Hans Oster, Jr.");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void page_withoutLetters_isThatOfA(boolean empty) {
    TestRequest request = empty ? starting("") : TestRequest.to(LIST_AUTHORS);
    Document page = HtmlPage.of(CATALOG.answer(HtmlPage.asked(request)));

    assertThat(page.select("h1").text()).isEqualTo("Authors: A");
    assertThat(page.select("link[rel=canonical]").attr("href")).endsWith("/authors?startsWith=a");
    assertThat(page.select("main").text()).contains("0 authors");
  }
}
