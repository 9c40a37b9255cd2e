package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPIC_PAPERS;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;

/** A2, A3 and A4, to the letter. */
final class ListContractTest {
  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
          TestPapers.FULL,
          TestPapers.MINIMAL,
          TestPapers.SUPERSEDED,
          TestPapers.RETRACTED,
          TestPapers.WITHDRAWN,
          TestPapers.CROWDED,
          TestPapers.DRAFT);

  @ParameterizedTest
  @CsvSource({
    "ListCollectionPapers, working-papers, /collections/working-papers/papers",
    "ListTopicPapers, data-modeling, /topics/data-modeling/papers",
  })
  void list_showsEveryFieldOfASummary(AccessPattern<?> pattern, String value, String self) {
    TestAnswer answer = CATALOG.get(pattern, value);

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json())
        .isEqualTo(
            TestAnswer.json(
                """
                {
                  "%s": {"name": "%s", "papers": 1, "links": {"papers": "%s"}},
                  "data": [
                    {
                      "id": "WP-002",
                      "title": "On \\"$O(n^2)$\\" \\\\emph{Größe} — 大きさ 📐",
                      "collection": "working-papers",
                      "authors": [
                        {"handle": "frantisek-zilka", "name": "František Žilka", "role": "author"},
                        {"handle": "andrew-yao", "name": "姚期智", "role": "editor"}
                      ],
                      "authorCount": 2,
                      "kind": "article-journal",
                      "venue": "Arbeitspapiere für „Kataloge“",
                      "volume": "21",
                      "issue": "7, Teil „B“",
                      "pages": "558–565",
                      "publisher": "Zürcher Verlag",
                      "language": "de-CH",
                      "version": "0.3",
                      "license": "CC-BY-4.0",
                      "status": "published",
                      "published": "2026-04-18",
                      "identifiers": {"arxiv": "2604.01234", "doi": "10.1145/1294261.1294281"},
                      "links": {"self": "/papers/wp-002"}
                    }
                  ],
                  "page": {"limit": 25, "hasMore": false},
                  "links": {"self": "%s"}
                }
                """
                    .formatted(
                        pattern.equals(LIST_COLLECTION_PAPERS) ? "collection" : "topic",
                        value,
                        self,
                        self)));
    assertThat(answer.next()).isEmpty();
  }

  @Test
  void list_ofAPaperWithTheLeastFields_omitsTheOthers() {
    assertThat(CATALOG.get(LIST_COLLECTION_PAPERS, "minimal").json().at("/data/0"))
        .isEqualTo(
            TestAnswer.json(
                """
                {
                  "id": "m",
                  "title": "M",
                  "collection": "minimal",
                  "authors": [{"handle": "nobody", "name": "Nobody", "role": "author"}],
                  "authorCount": 1,
                  "status": "published",
                  "published": "1999",
                  "links": {"self": "/papers/m"}
                }
                """));
  }

  @ParameterizedTest
  @CsvSource({
    "ListCollectionPapers, sosp",
    "ListAuthorPapers, barbara-liskov",
    "ListTopicPapers, storage",
  })
  void list_showsDraftsAndWhatIsPublishedOrRetracted_newestFirst(
      AccessPattern<?> pattern, String value) {
    TestAnswer answer = CATALOG.get(pattern, value);

    assertThat(answer.ids()).containsExactly("draft", "crowded", "wrong");
    assertThat(answer.each("status")).containsExactly("draft", "published", "retracted");
    assertThat(answer.json().findValues("abstract")).isEmpty();
    assertThat(answer.json().at("/data/1/authorCount").intValue()).isEqualTo(12);
    assertThat(answer.json().at("/data/1/authors"))
        .hasSize(pattern == LIST_AUTHOR_PAPERS ? 11 : 10);
  }

  @Test
  void listAuthorPapers_saysInWhatRole_andWhereInTheByline() {
    JsonNode entry = CATALOG.get(LIST_AUTHOR_PAPERS, "andrew-yao").json().at("/data/0");

    assertThat(entry)
        .isEqualTo(
            TestAnswer.json(
                """
                {
                  "id": "WP-002",
                  "title": "On \\"$O(n^2)$\\" \\\\emph{Größe} — 大きさ 📐",
                  "collection": "working-papers",
                  "authors": [
                    {"handle": "frantisek-zilka", "name": "František Žilka", "role": "author"},
                    {"handle": "andrew-yao", "name": "姚期智", "role": "editor"}
                  ],
                  "authorCount": 2,
                  "kind": "article-journal",
                  "venue": "Arbeitspapiere für „Kataloge“",
                  "volume": "21",
                  "issue": "7, Teil „B“",
                  "pages": "558–565",
                  "publisher": "Zürcher Verlag",
                  "language": "de-CH",
                  "version": "0.3",
                  "license": "CC-BY-4.0",
                  "status": "published",
                  "published": "2026-04-18",
                  "identifiers": {"arxiv": "2604.01234", "doi": "10.1145/1294261.1294281"},
                  "role": "editor",
                  "position": 2,
                  "links": {"self": "/papers/wp-002"}
                }
                """));
  }

  @Test
  void listAuthorPapers_namesTheAuthorAskedFor_alsoAfterTheTenth() {
    JsonNode entry = CATALOG.get(LIST_AUTHOR_PAPERS, "barbara-liskov").json().at("/data/1");

    assertThat(entry.get("id").textValue()).isEqualTo("crowded");
    assertThat(entry.get("role").textValue()).isEqualTo("author");
    assertThat(entry.get("position").intValue()).isEqualTo(12);
    assertThat(entry.get("authors").findValuesAsText("handle"))
        .containsExactly(
            "author-1",
            "author-2",
            "author-3",
            "author-4",
            "author-5",
            "author-6",
            "author-7",
            "author-8",
            "author-9",
            "author-10",
            "barbara-liskov");
  }

  static Stream<AccessPattern<?>> listsOfPapers() {
    return TestRequest.listsOf(Access.Query.class).filter(it -> !it.pathParameters().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("listsOfPapers")
  void list_ofWhatWasNeverPublished_isEmpty(AccessPattern<?> pattern) {
    TestAnswer answer = CATALOG.get(pattern, "nothing-here");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json())
        .isEqualTo(
            TestAnswer.json(
                """
                {"data": [], "page": {"limit": 25, "hasMore": false}, "links": {"self": "%s"}}
                """
                    .formatted(pattern.path("nothing-here"))));
    assertThat(answer.next()).isEmpty();
  }

  @Test
  void list_whoseNamesCoincide_keepsPatternsApart() {
    assertThat(CATALOG.get(LIST_AUTHOR_PAPERS, "sosp").ids()).isEmpty();
    assertThat(CATALOG.get(LIST_COLLECTION_PAPERS, "barbara-liskov").ids()).isEmpty();
    assertThat(CATALOG.get(LIST_TOPIC_PAPERS, "sosp").ids()).isEmpty();
  }

  @Test
  void list_repeatsTheRequestAsItWasUnderstood() {
    TestRequest request =
        TestRequest.to(LIST_COLLECTION_PAPERS, "sosp")
            .query("until", "2004")
            .query("order", "asc")
            .query("limit", "100")
            .query("from", "2002-02-02");

    TestAnswer answer = CATALOG.answer(request);

    assertThat(answer.json().at("/links/self").textValue())
        .isEqualTo("/collections/sosp/papers?limit=100&order=asc&from=2002-02-02&until=2004");
    assertThat(answer.json().at("/page/limit").intValue()).isEqualTo(100);
    assertThat(answer.ids()).containsExactly("wrong", "crowded");
  }
}
