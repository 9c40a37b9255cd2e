package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_CHANGES;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;

/** A18, to the letter: what becomes of a collection's papers, an hour apart from each other. */
@Tag("slow")
final class CollectionChangesContractTest {
  private static final TestRequest SOSP = TestRequest.to(LIST_COLLECTION_CHANGES, "sosp");

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
              paper("created", "2020"),
              paper("revised", "2021"),
              paper("moved", "2022"),
              paper("gone", "2023"),
              paper("deleted", "2024"),
              in("podc", paper("elsewhere", "2025")))
          .then(hour(1), it -> it.publish(paper("revised", "2026")))
          .then(hour(2), it -> it.publish(in("podc", paper("moved", "2022"))))
          .then(hour(3), it -> it.withdraw(id("gone"), Optional.of("No."), OptionalLong.empty()))
          .then(hour(4), it -> it.delete(id("deleted"), OptionalLong.empty()))
          .then(hour(24), it -> it.publish(paper("Old", "1998")));

  private static Instant hour(int hours) {
    return TestCatalog.NOW.plusSeconds(3_600L * hours);
  }

  private static Paper paper(String id, String published) {
    return TestPapers.liskov(id, published).build();
  }

  private static Paper in(String collection, Paper paper) {
    return PaperBuilder.from(paper).collection(new CollectionName(collection)).build();
  }

  private static PaperId id(String id) {
    return new PaperId(id);
  }

  /** The functions answer at the very moment of the last change: no minute is hidden. */
  @Test
  void listCollectionChanges_showsTheLatestAdditionFirst_howeverOldThePaperIs() {
    TestAnswer answer = CATALOG.answer(SOSP);

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    assertThat(answer.header("X-DynamoDB-Read-Units")).contains("0.5");
    assertThat(answer.json())
        .isEqualTo(
            TestAnswer.json(
                """
                {
                  "data": [
                    {"id": "Old", "title": "About Old", "kind": "created", "revision": 1,
                     "at": "2026-04-19T09:30:00Z", "links": {"paper": "/papers/old"}},
                    {"id": "deleted", "kind": "deleted", "revision": 1,
                     "at": "2026-04-18T13:30:00Z"},
                    {"id": "gone", "title": "About gone", "kind": "withdrawn", "revision": 2,
                     "at": "2026-04-18T12:30:00Z", "links": {"paper": "/papers/gone"}},
                    {"id": "moved", "kind": "left", "revision": 2,
                     "at": "2026-04-18T11:30:00Z", "links": {"paper": "/papers/moved"}},
                    {"id": "revised", "title": "About revised", "kind": "revised", "revision": 2,
                     "at": "2026-04-18T10:30:00Z", "links": {"paper": "/papers/revised"}},
                    {"id": "created", "title": "About created", "kind": "created", "revision": 1,
                     "at": "2026-04-18T09:30:00Z", "links": {"paper": "/papers/created"}}
                  ],
                  "page": {"limit": 25, "hasMore": false},
                  "links": {"self": "/collections/sosp/changes"}
                }
                """));
  }

  /** Its item has another key than a change, which a cursor does not say. */
  @ParameterizedTest
  @ValueSource(strings = {"asc", "desc"})
  void pages_ofOneEntry_showEachOnce(String order) {
    TestRequest list = SOSP.query("order", order);
    List<String> ids = new ArrayList<>();
    Optional<TestRequest> next = Optional.of(list.query("limit", "1"));
    while (next.isPresent() && ids.size() < 10) {
      TestAnswer page = CATALOG.answer(next.get());
      ids.addAll(page.ids());
      next = page.next().map(TestRequest::following);
    }

    assertThat(ids).isEqualTo(CATALOG.answer(list).ids());
  }

  @Test
  void listCollectionChanges_showsAPaperThatMoved_whereItIs() {
    TestAnswer answer = CATALOG.get(LIST_COLLECTION_CHANGES, "podc");

    assertThat(answer.ids()).containsExactly("moved", "elsewhere");
    assertThat(answer.json().at("/data/0/kind").textValue()).isEqualTo("revised");
  }

  @ParameterizedTest
  @CsvSource({
    "2026, 2026, Old deleted gone moved revised created",
    "2026-04-18T10:30:00.000Z, 2026-04-18, deleted gone moved revised",
    "2026-04-19, 2030, Old",
    "2027, 2030, ''",
    "1990, 1998, ''",
    "0001, 2026-04-18T09:30:00Z, created"
  })
  void listCollectionChanges_inARange_showsItsChanges(String since, String until, String ids) {
    TestRequest range = SOSP.query("since", since).query("until", until);

    assertThat(String.join(" ", CATALOG.answer(range).ids())).isEqualTo(ids);
  }

  @Test
  void listCollectionChanges_untilBeforeTheFirst_isEmpty() {
    TestAnswer answer = CATALOG.answer(SOSP.query("until", "1998"));

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.ids()).isEmpty();
  }

  @Test
  void listCollectionChanges_ofAnUnknownCollection_isEmpty() {
    assertThat(CATALOG.get(LIST_COLLECTION_CHANGES, "unknown").ids()).isEmpty();
  }

  @Test
  void pages_followEachOther_inBothOrders() {
    for (TestRequest list : new TestRequest[] {SOSP, SOSP.query("order", "asc")}) {
      TestAnswer whole = CATALOG.answer(list);
      TestAnswer first = CATALOG.answer(list.query("limit", "3"));
      TestAnswer last = CATALOG.answer(TestRequest.following(first.next().orElseThrow()));

      assertThat(first.ids()).isEqualTo(whole.ids().subList(0, 3));
      assertThat(last.ids()).isEqualTo(whole.ids().subList(3, 6));
      assertThat(last.next()).isEmpty();
      CATALOG
          .answer(
              TestRequest.to(LIST_COLLECTION_CHANGES, "podc").query("cursor", first.nextCursor()))
          .assertProblem(400, "cursor-scope-mismatch");
    }
  }
}
