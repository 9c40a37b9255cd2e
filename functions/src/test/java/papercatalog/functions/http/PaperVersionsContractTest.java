package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_VERSION;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_VERSIONS;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;

/** A7 and A8, to the letter. */
final class PaperVersionsContractTest {
  private static final Paper REVISED =
      PaperBuilder.from(TestPapers.FULL)
          .title("A Second Thought")
          .text(TextField.VERSION, Optional.empty())
          .status(Status.RETRACTED)
          .text(TextField.STATUS_REASON, "Zurückgezogen.")
          .build();

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
              TestPapers.FULL,
              REVISED,
              TestPapers.CROWDED,
              TestPapers.BEFORE_WITHDRAWAL,
              TestPapers.WITHDRAWN,
              TestPapers.liskov("taken", "2003").build())
          .then(
              publisher ->
                  publisher.takeDown(new PaperId("taken"), Optional.empty(), OptionalLong.empty()))
          .then(
              publisher -> {
                for (String id : List.of("expired", "expiring")) {
                  Paper draft = PaperBuilder.from(TestPapers.DRAFT).id(new PaperId(id)).build();
                  Duration age = Duration.ofDays(id.equals("expired") ? 0 : 36_500);
                  publisher.publish(draft);
                  publisher
                      .expiringSupersededDraftsAfter(age)
                      .publish(PaperBuilder.from(draft).status(Status.PUBLISHED).build());
                }
              });

  @Test
  void listPaperVersions_showsEveryField_latestFirst() {
    TestAnswer answer = CATALOG.get(LIST_PAPER_VERSIONS, "WP-002");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json())
        .isEqualTo(
            TestAnswer.json(
                """
                {
                  "data": [
                    {
                      "revision": 2,
                      "title": "A Second Thought",
                      "status": "retracted",
                      "statusReason": "Zurückgezogen.",
                      "published": "2026-04-18",
                      "updatedAt": "2026-04-18T09:30:00Z",
                      "links": {"self": "/papers/wp-002/versions/2"}
                    },
                    {
                      "revision": 1,
                      "title": "On \\"$O(n^2)$\\" \\\\emph{Größe} — 大きさ 📐",
                      "version": "0.3",
                      "status": "published",
                      "published": "2026-04-18",
                      "updatedAt": "2026-04-18T09:30:00Z",
                      "links": {"self": "/papers/wp-002/versions/1"}
                    }
                  ],
                  "page": {"limit": 25, "hasMore": false},
                  "links": {"self": "/papers/wp-002/versions"}
                }
                """));
    assertThat(answer.next()).isEmpty();
  }

  @Test
  void listPaperVersions_inAnyCaseOfTheId_isTheSameList() {
    assertThat(CATALOG.get(LIST_PAPER_VERSIONS, "wp-002").json().get("data"))
        .isEqualTo(CATALOG.get(LIST_PAPER_VERSIONS, "WP-002").json().get("data"));
  }

  @Test
  void listPaperVersions_whenThereIsNoPaper_isNotFound() {
    TestAnswer answer =
        CATALOG.get(LIST_PAPER_VERSIONS, "unknown").assertProblem(404, "paper-not-found");

    assertThat(answer.json().get("detail").textValue()).contains("unknown");
  }

  @Test
  void getPaperVersion_ofAnEarlierState_showsAllOfIt() {
    TestAnswer answer = version("WP-002", "1");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json())
        .isEqualTo(
            TestAnswer.json(
                """
                {
                  "id": "WP-002",
                  "title": "On \\"$O(n^2)$\\" \\\\emph{Größe} — 大きさ 📐",
                  "abstract": "First line:\\n\\t«naïve» <b>&amp;</b>\\nПоследняя строка. 👩‍💻",
                  "collection": "working-papers",
                  "topics": ["databases", "data-modeling"],
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
                  "status": "published",
                  "published": "2026-04-18",
                  "createdAt": "2026-04-18T09:30:00Z",
                  "updatedAt": "2026-04-18T09:30:00Z",
                  "revision": 1,
                  "identifiers": {"arxiv": "2604.01234", "doi": "10.1145/1294261.1294281"},
                  "license": "CC-BY-4.0",
                  "referenceCount": 0,
                  "links": {
                    "self": "/papers/wp-002/versions/1",
                    "paper": "/papers/wp-002",
                    "versions": "/papers/wp-002/versions"
                  }
                }
                """));
  }

  @Test
  void getPaperVersion_inAnyCaseOfTheId_isTheSame() {
    assertThat(version("wp-002", "1").body()).isEqualTo(version("WP-002", "1").body());
  }

  @Test
  void getPaperVersion_ofTheCurrentState_isWhatThePaperSays() {
    ObjectNode version = (ObjectNode) version("crowded", "1").json();
    ObjectNode paper = (ObjectNode) CATALOG.get(GET_PAPER, "crowded").json();

    version.remove(List.of("links", "references"));
    paper.remove("links");
    assertThat(version).isEqualTo(paper);
  }

  @ParameterizedTest
  @CsvSource({"WP-002, 3", "WP-002, 10", "WP-002, 9999999999", "unknown, 1", "WP-0021, 1"})
  void getPaperVersion_whenThereIsNone_isNotFound(String id, String revision) {
    TestAnswer answer = version(id, revision).assertProblem(404, "version-not-found");

    assertThat(answer.json().get("detail").textValue()).contains(id, revision);
  }

  @Test
  void versions_ofAWithdrawnPaper_stayReadable() {
    CATALOG.get(GET_PAPER, "gone").assertProblem(410, "paper-withdrawn");

    TestAnswer list = CATALOG.get(LIST_PAPER_VERSIONS, "gone");
    assertThat(list.each("revision")).containsExactly("2", "1");
    assertThat(list.each("status")).containsExactly("withdrawn", "published");
    assertThat(version("gone", "1").json().get("abstract").textValue())
        .isEqualTo("Once to be read.");
    TestAnswer tombstone = version("gone", "2");
    assertThat(tombstone.status()).isEqualTo(200);
    assertThat(tombstone.json().get("withdrawnAt").textValue()).isEqualTo("2026-04-18T09:30:00Z");
    assertThat(tombstone.json().get("statusReason").textValue())
        .isEqualTo("At the authors’ request.");
  }

  @Test
  void versions_ofAPaperThatWasTakenDown_areGoneButForTheTombstone() {
    assertThat(CATALOG.get(LIST_PAPER_VERSIONS, "taken").each("status"))
        .containsExactly("withdrawn");
    version("taken", "1").assertProblem(404, "version-not-found");
  }

  @Test
  void versions_thatHaveExpired_areGone_whetherDroppedOrNot() {
    assertThat(CATALOG.get(LIST_PAPER_VERSIONS, "expired").each("revision")).containsExactly("2");
    version("expired", "1").assertProblem(404, "version-not-found");
    assertThat(version("expired", "2").status()).isEqualTo(200);
  }

  @Test
  void versions_thatWillExpire_sayWhen() {
    TestAnswer list = CATALOG.get(LIST_PAPER_VERSIONS, "expiring");

    assertThat(list.each("status")).containsExactly("published", "draft");
    assertThat(list.json().at("/data/0").has("expiresAt")).isFalse();
    assertThat(list.json().at("/data/1/expiresAt").textValue()).isEqualTo("2126-03-25T09:30:00Z");
    assertThat(version("expiring", "1").status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "01", "-1", "99999999999", "abc"})
  void getPaperVersion_ofNoRevision_namesTheParameter(String revision) {
    assertThat(
            version("WP-002", revision).assertProblem(400, "invalid-parameter").wrongParameters())
        .containsExactly("revision");
  }

  private static TestAnswer version(String id, String revision) {
    return CATALOG.answer(TestRequest.to(GET_PAPER_VERSION, List.of(id, revision)));
  }
}
