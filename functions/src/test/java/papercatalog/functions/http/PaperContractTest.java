package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.TextField;

/** A1, to the letter. */
final class PaperContractTest {
  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
          TestPapers.FULL,
          TestPapers.COMPLETE,
          TestPapers.MINIMAL,
          TestPapers.SUPERSEDED,
          TestPapers.RETRACTED,
          TestPapers.WITHDRAWN,
          TestPapers.CROWDED,
          TestPapers.DRAFT);

  @Test
  void getPaper_withEveryField_showsEachOnce() {
    TestAnswer answer = CATALOG.get(GET_PAPER, "WP-002");

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
                    "self": "/papers/wp-002",
                    "overview": "/papers/wp-002/overview",
                    "authors": "/papers/wp-002/authors",
                    "references": "/papers/wp-002/references",
                    "citations": "/papers/wp-002/citations",
                    "versions": "/papers/wp-002/versions",
                    "collection": "/collections/working-papers/papers"
                  }
                }
                """));
  }

  @ParameterizedTest
  @EnumSource
  void getPaper_showsEveryText(TextField field) {
    assertThat(CATALOG.get(GET_PAPER, "complete").json().path(field.text()).textValue())
        .isEqualTo(TestPapers.COMPLETE.text(field).orElse(null));
  }

  @ParameterizedTest
  @ValueSource(strings = {"wp-002", "Wp-002", "wP-002"})
  void getPaper_inAnyCase_isTheSame(String id) {
    TestAnswer answer = CATALOG.get(GET_PAPER, id);

    assertThat(answer.body()).isEqualTo(CATALOG.get(GET_PAPER, "WP-002").body());
    assertThat(answer.header("ETag")).isEqualTo(CATALOG.get(GET_PAPER, "WP-002").header("ETag"));
  }

  @Test
  void getPaper_whenADraft_saysSo() {
    assertThat(CATALOG.get(GET_PAPER, "draft").json().get("status").textValue()).isEqualTo("draft");
  }

  @Test
  void getPaper_inAnyScript_isUtf8WithoutEscapes() {
    assertThat(CATALOG.get(GET_PAPER, "WP-002").body()).contains("大きさ 📐").doesNotContain("\\u");
  }

  @Test
  void getPaper_withTheLeastFields_omitsTheOthers() {
    assertThat(CATALOG.get(GET_PAPER, "m").json())
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
                  "createdAt": "2026-04-18T09:30:00Z",
                  "updatedAt": "2026-04-18T09:30:00Z",
                  "revision": 1,
                  "referenceCount": 0,
                  "links": {
                    "self": "/papers/m",
                    "overview": "/papers/m/overview",
                    "authors": "/papers/m/authors",
                    "references": "/papers/m/references",
                    "citations": "/papers/m/citations",
                    "versions": "/papers/m/versions",
                    "collection": "/collections/minimal/papers"
                  }
                }
                """));
  }

  @Test
  void getPaper_whenSuperseded_namesItsSuccessor() {
    TestAnswer answer = CATALOG.get(GET_PAPER, "old");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json().get("status").textValue()).isEqualTo("superseded");
    assertThat(answer.json().get("supersededBy").textValue()).isEqualTo("WP-002");
    assertThat(answer.json().at("/links/supersededBy").textValue()).isEqualTo("/papers/wp-002");
  }

  @Test
  void getPaper_whenRetracted_saysWhy() {
    TestAnswer answer = CATALOG.get(GET_PAPER, "wrong");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json().get("status").textValue()).isEqualTo("retracted");
    assertThat(answer.json().get("statusReason").textValue()).isEqualTo("The proof has a gap.");
  }

  @Test
  void getPaper_whenWithdrawn_isGoneButForItsTombstone() {
    TestAnswer answer = CATALOG.get(GET_PAPER, "gone").assertProblem(410, "paper-withdrawn");

    assertThat(answer.json().get("tombstone"))
        .isEqualTo(
            TestAnswer.json(
                """
                {
                  "id": "gone",
                  "title": "About gone",
                  "reason": "At the authors’ request.",
                  "withdrawnAt": "2026-04-18T09:30:00Z"
                }
                """));
    assertThat(answer.body()).doesNotContain("Nobody may read this");
  }

  @Test
  void getPaper_withMoreAuthorsThanASummaryShows_showsThemAll() {
    TestAnswer answer = CATALOG.get(GET_PAPER, "crowded");

    assertThat(answer.json().get("authors").findValuesAsText("handle"))
        .hasSize(12)
        .startsWith("author-1", "author-2")
        .endsWith("author-11", "barbara-liskov");
    assertThat(answer.json().get("authorCount").intValue()).isEqualTo(12);
  }

  @Test
  void getPaper_whenThereIsNone_isNotFound() {
    TestAnswer answer = CATALOG.get(GET_PAPER, "WP-003").assertProblem(404, "paper-not-found");

    assertThat(answer.json().get("detail").textValue()).contains("WP-003");
    assertThat(answer.json().has("errors")).isFalse();
    assertThat(answer.json().has("tombstone")).isFalse();
  }
}
