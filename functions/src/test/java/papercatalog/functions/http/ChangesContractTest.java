package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.publishing.write.Replaceable;

/** A10, to the letter: every kind of change, an hour apart from each other. */
@Tag("slow")
final class ChangesContractTest {
  private static final Instant LAST = hour(6);

  private static final TestRequest CHANGES = TestRequest.to(LIST_CHANGES);

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
              paper("created"),
              paper("Revised"),
              paper("gone"),
              paper("deleted"),
              paper("back"),
              paper("traceless"))
          .then(hour(1), it -> it.publish(revised("Revised")))
          .then(hour(2), it -> it.withdraw(id("back"), Optional.empty(), OptionalLong.empty()))
          .then(hour(3), it -> it.publish(paper("back"), Replaceable.ANY))
          .then(hour(4), it -> it.withdraw(id("gone"), Optional.of("No."), OptionalLong.empty()))
          .then(hour(5), it -> it.delete(id("deleted"), OptionalLong.empty()))
          .then(hour(5), it -> it.deleteWithoutTrace(id("traceless"), OptionalLong.empty()))
          .then(LAST, it -> it.publish(paper("last")));

  private static Instant hour(int hours) {
    return TestCatalog.NOW.plusSeconds(3_600L * hours);
  }

  private static Paper paper(String id) {
    return TestPapers.liskov(id, "2010").build();
  }

  private static Paper revised(String id) {
    return TestPapers.liskov(id, "2011").build();
  }

  private static PaperId id(String id) {
    return new PaperId(id);
  }

  @Test
  void listChanges_showsTheLatestOfEachPaper_latestFirst() {
    TestAnswer answer = CATALOG.answer(CHANGES);

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    assertThat(answer.header("X-DynamoDB-Read-Units")).contains("0.5");
    assertThat(answer.json())
        .isEqualTo(
            TestAnswer.json(
                """
                {
                  "data": [
                    {"id": "last", "title": "About last", "kind": "created", "revision": 1,
                     "at": "2026-04-18T15:30:00Z", "links": {"paper": "/papers/last"}},
                    {"id": "deleted", "kind": "deleted", "revision": 1,
                     "at": "2026-04-18T14:30:00Z"},
                    {"id": "gone", "title": "About gone", "kind": "withdrawn", "revision": 2,
                     "at": "2026-04-18T13:30:00Z", "links": {"paper": "/papers/gone"}},
                    {"id": "back", "title": "About back", "kind": "reinstated", "revision": 3,
                     "at": "2026-04-18T12:30:00Z", "links": {"paper": "/papers/back"}},
                    {"id": "Revised", "title": "About Revised", "kind": "revised", "revision": 2,
                     "at": "2026-04-18T10:30:00Z", "links": {"paper": "/papers/revised"}},
                    {"id": "created", "title": "About created", "kind": "created", "revision": 1,
                     "at": "2026-04-18T09:30:00Z", "links": {"paper": "/papers/created"}}
                  ],
                  "page": {"limit": 25, "hasMore": false, "until": "2026-04-19T09:29:00Z"},
                  "links": {"self": "/changes"}
                }
                """));
    assertThat(answer.next()).isEmpty();
  }

  @Test
  void listChanges_inAscendingOrder_saysWhereToComeBack() {
    TestAnswer answer = CATALOG.answer(CHANGES.query("order", "asc").query("since", "2026"));
    JsonNode page = answer.json().get("page");
    String resume = answer.json().at("/links/resume").textValue();

    assertThat(answer.ids())
        .containsExactly("created", "Revised", "back", "gone", "deleted", "last");
    assertThat(answer.next()).isEmpty();
    assertThat(page.get("hasMore").booleanValue()).isFalse();
    assertThat(resume)
        .isEqualTo("/changes?order=asc&since=2026&cursor=" + page.get("resumeCursor").textValue());
    TestAnswer later = CATALOG.answer(TestRequest.following(resume));
    assertThat(later.ids()).isEmpty();
    assertThat(later.json().at("/page/resumeCursor")).isEqualTo(page.get("resumeCursor"));
  }

  @Test
  void listChanges_inAscendingOrder_hasOnePlaceToGoOn() {
    TestAnswer answer = CATALOG.answer(CHANGES.query("order", "asc").query("limit", "2"));

    assertThat(answer.json().at("/page/resumeCursor").textValue()).isEqualTo(answer.nextCursor());
    assertThat(answer.json().at("/links/resume").textValue())
        .isEqualTo(answer.next().orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    "2026-04-18T10:30:00Z, 2026-04-18T12:30:00Z, Revised back",
    "2026-04-18T10:30:01Z, 2026-04-18T12:29:59Z, ''",
    "2026-04-18, 2026-04-18, created Revised back gone deleted last",
    "2026-04, 2026, created Revised back gone deleted last",
    "2026-04-19, 2026, ''",
    "1999, 2026-04-18T09:30:00Z, created",
    "2026-04-18T10:30:00.000Z, 2026-04-18T12:30:00.999Z, Revised back",
    "1999, 2025, ''",
    "2030, 9999, ''",
    "2026-12, 2026-12, ''",
    "9999, 9999, ''",
  })
  void listChanges_sinceAndUntil_areInclusive(String since, String until, String ids) {
    List<String> expected = ids.isEmpty() ? List.of() : List.of(ids.split(" ", -1));
    TestRequest range = CHANGES.query("since", since).query("until", until);

    assertThat(answered(range).ids()).isEqualTo(expected.reversed());
    TestAnswer ascending = answered(range.query("order", "asc"));
    assertThat(ascending.ids()).isEqualTo(expected);
    assertThat(answered(TestRequest.following(resume(ascending))).ids()).isEmpty();
  }

  /** What an answer says may be asked again. */
  @Test
  void listChanges_sinceTheInstantOfAnAnswer_goesOnThere() {
    Functions exact = CATALOG.functionsAt(LAST.plusMillis(60_123));
    String until = exact.answer(CHANGES).json().at("/page/until").textValue();
    assertThat(until).isEqualTo("2026-04-18T15:30:00.123Z");

    TestAnswer answer = CATALOG.answer(CHANGES.query("since", until));

    assertThat(answer.ids()).containsExactly("last");
    assertThat(answer.json().at("/links/self").textValue())
        .isEqualTo("/changes?since=2026-04-18T15:30:00Z");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-04-18T15:30:00.12Z",
        "2026-04-18T15:30:00.1234Z",
        "2026-04-18T15:30:00.12aZ",
        "2026-04-18T15:30:00.٣٣٣Z",
        "2026-04-18T15:30:00.123z",
        "2026-02-30T15:30:00.123Z",
        "2026-04-18 15:30:00.123Z"
      })
  void listChanges_sinceNoInstant_namesIt(String text) {
    TestAnswer answer = CATALOG.answer(CHANGES.query("since", text));

    assertThat(answer.assertProblem(400, "invalid-parameter").wrongParameters())
        .containsExactly("since");
  }

  /** An index may lag and clocks may differ: what is younger than a minute waits. */
  @Test
  void listChanges_leavesOutTheLastMinute_andComesBackToIt() {
    Functions before = CATALOG.functionsAt(LAST.plusSeconds(60).minusMillis(1));
    Functions after = CATALOG.functionsAt(LAST.plusSeconds(60));

    assertThat(before.answer(CHANGES).ids()).first().isEqualTo("deleted");
    assertThat(after.answer(CHANGES).ids()).first().isEqualTo("last");

    TestAnswer ascending = before.answer(CHANGES.query("order", "asc"));
    assertThat(ascending.ids()).last().isEqualTo("deleted");
    assertThat(ascending.json().at("/page/until").textValue())
        .isEqualTo("2026-04-18T15:29:59.999Z");
    assertThat(after.answer(TestRequest.following(resume(ascending))).ids())
        .containsExactly("last");
  }

  /** Two functions' clocks differ: the cursor of one may be ahead of what the other shows. */
  @Test
  void cursor_aheadOfTheTime_waitsForIt() {
    String resume = resume(CATALOG.answer(CHANGES.query("order", "asc")));
    String older =
        CATALOG.answer(CHANGES.query("limit", "1")).next().orElseThrow(); // after the last
    Functions behind = CATALOG.functionsAt(hour(4));

    TestAnswer waiting = behind.answer(TestRequest.following(resume));
    assertThat(waiting.status()).as(waiting.body()).isEqualTo(200);
    assertThat(waiting.ids()).isEmpty();
    assertThat(resume(waiting)).isEqualTo(resume);
    assertThat(behind.answer(TestRequest.following(older)).ids()).containsExactly("back");
  }

  @Test
  void links_leadToThePaper_asFarAsThereIsOne() {
    JsonNode changes = CATALOG.answer(CHANGES).json().get("data");

    assertThat(status(changes.get(0))).isEqualTo(200);
    assertThat(changes.get(1).has("links")).isFalse();
    assertThat(status(changes.get(2))).isEqualTo(410);
    assertThat(status(changes.get(3))).isEqualTo(200);
  }

  private static int status(JsonNode change) {
    String link = change.at("/links/paper").textValue();
    return CATALOG.answer(TestRequest.following(link)).status();
  }

  private static String resume(TestAnswer answer) {
    return answer.json().at("/links/resume").textValue();
  }

  private static TestAnswer answered(TestRequest request) {
    TestAnswer answer = CATALOG.answer(request);
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    return answer;
  }
}
