package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Walks over the changes of several years, and cursors that are none. */
@Tag("slow")
final class ChangesPagingTest {
  private static final List<String> IDS = List.of("a", "b", "c", "d", "e", "f", "g");

  /** Nothing happens in 2029. */
  private static final List<String> TIMES =
      List.of(
          "2026-12-31T23:59:59.998Z",
          "2026-12-31T23:59:59.999Z",
          "2027-01-01T00:00:00Z",
          "2028-02-29T12:00:00Z",
          "2028-02-29T12:00:00Z",
          "2030-01-01T00:00:00Z",
          "2030-06-01T00:00:00.001Z");

  @RegisterExtension static final TestCatalog CATALOG = catalog();

  private static final TestRequest CHANGES = TestRequest.to(LIST_CHANGES);

  private static TestCatalog catalog() {
    TestCatalog catalog = TestCatalog.of();
    for (int i = 0; i < IDS.size(); i++) {
      String id = IDS.get(i);
      catalog.then(
          Instant.parse(TIMES.get(i)), it -> it.publish(TestPapers.liskov(id, "2010").build()));
    }
    return catalog;
  }

  private static Functions functions() {
    return CATALOG.functionsAt(Instant.parse("2031-01-01T00:00:00Z"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 6, 7, 8, 100})
  void next_acrossYears_missesAndRepeatsNothing(int limit) {
    TestRequest page = CHANGES.query("limit", Integer.toString(limit));

    assertThat(walk(page.query("order", "asc"))).isEqualTo(IDS);
    assertThat(walk(page)).isEqualTo(IDS.reversed());
  }

  @ParameterizedTest
  @CsvSource({
    "2026, 2027, 0, 3",
    "2027, 2029, 2, 5",
    "2029, 2029, 0, 0",
    "2026-12-31, 2027-01-01, 0, 3",
    "2028-02, 2030, 3, 7",
    "2031, 2031, 0, 0",
  })
  void next_withinARange_staysInIt(String since, String until, int from, int to) {
    TestRequest range = CHANGES.query("limit", "2").query("since", since).query("until", until);

    assertThat(walk(range.query("order", "asc"))).isEqualTo(IDS.subList(from, to));
    assertThat(walk(range)).isEqualTo(IDS.subList(from, to).reversed());
  }

  @Test
  void resume_atTheEndOfAYear_goesOnInTheNext() {
    Functions silvester = CATALOG.functionsAt(Instant.parse("2027-01-01T00:00:59.999Z"));
    TestAnswer answer = silvester.answer(CHANGES.query("order", "asc").query("limit", "2"));
    assertThat(answer.ids()).containsExactly("a", "b");
    assertThat(answer.next()).isEmpty();

    String resume = answer.json().at("/links/resume").textValue();

    assertThat(walk(TestRequest.following(resume))).isEqualTo(IDS.subList(2, IDS.size()));
  }

  @Test
  void resume_ofAnEmptyWalk_findsWhatComes() {
    Functions early = CATALOG.functionsAt(Instant.parse("2026-06-01T00:00:00Z"));
    TestAnswer answer = early.answer(CHANGES.query("order", "asc").query("since", "2028"));
    assertThat(answer.ids()).isEmpty();

    String resume = answer.json().at("/links/resume").textValue();

    assertThat(walk(TestRequest.following(resume))).isEqualTo(IDS.subList(3, IDS.size()));
  }

  @Test
  void cursor_ofAnotherQuery_isRefused() {
    TestRequest ascending = CHANGES.query("order", "asc").query("limit", "1");
    String cursor = functions().answer(ascending).nextCursor();

    for (TestRequest other :
        List.of(
            CHANGES,
            ascending.query("since", "2026-01"),
            ascending.query("until", "2030"),
            TestRequest.to(LIST_COLLECTIONS),
            TestRequest.to(LIST_COLLECTION_PAPERS, "sosp"))) {
      functions().answer(other.query("cursor", cursor)).assertProblem(400, "cursor-scope-mismatch");
    }
    String collection =
        functions()
            .answer(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("limit", "1"))
            .nextCursor();
    functions()
        .answer(CHANGES.query("cursor", collection))
        .assertProblem(400, "cursor-scope-mismatch");
  }

  static final String[] GARBAGE = CursorContractTest.GARBAGE;

  @ParameterizedTest
  @FieldSource("GARBAGE")
  void cursor_thatIsNone_isRefused(String garbage) {
    functions().answer(CHANGES.query("cursor", garbage)).assertProblem(400, "invalid-cursor");
  }

  @Test
  void cursor_withAnySingleCharacterEdited_isRefused() {
    String cursor = functions().answer(CHANGES.query("limit", "1")).nextCursor();
    for (int i = 0; i < cursor.length(); i++) {
      char other = cursor.charAt(i) == 'A' ? 'B' : 'A';
      String edited = cursor.substring(0, i) + other + cursor.substring(i + 1);
      functions().answer(CHANGES.query("cursor", edited)).assertProblem(400, "invalid-cursor");
    }
  }

  static final String[] NO_POSITIONS = {
    "",
    "#",
    "2026",
    "2027-0",
    "2026-12-31",
    "20x8-",
    "abcd-ef-ghTij:kl:mn.opqZ#a",
    "２０２８-02-29T12:00:00.000Z#a",
    "2028-02-29T12:00:00.000Z",
    "2028-02-29T12:00:00.000Z#",
    "2028-02-29T12:00:00.000Z#a b",
    "2028-02-29T12:00:00.000Z#a#b",
    "2028-02-29T12:00:00.000Z#é",
    "2028-02-29T12:00:00Z#a",
    "CHANGES#2028",
    "~"
  };

  @ParameterizedTest
  @FieldSource("NO_POSITIONS")
  void cursor_forgedWithNoPosition_isRefused(String position) {
    for (TestRequest list : List.of(CHANGES, CHANGES.query("order", "asc"))) {
      functions()
          .answer(list.query("cursor", forged(list, position)))
          .assertProblem(400, "invalid-cursor");
    }
  }

  /** The year in it is one that the walk could be in, or there is nothing. */
  @ParameterizedTest
  @CsvSource({
    "2028-02-29T12:00:00.000Z#d, 4, 3",
    "2028-02-29T12:00:00.000Z#dx, 4, 4",
    "2029-01-01T00:00:00.000Z#a, 5, 5",
    "9999-01-01T00:00:00.000Z#a, 7, 0",
  })
  void cursor_forgedWithAnotherPosition_staysInTheList(String position, int from, int to) {
    TestRequest ascending = CHANGES.query("order", "asc");

    assertThat(walk(ascending.query("cursor", forged(ascending, position))))
        .isEqualTo(IDS.subList(from, IDS.size()));
    assertThat(walk(CHANGES.query("cursor", forged(CHANGES, position))))
        .isEqualTo(IDS.subList(0, to).reversed());
  }

  private static String forged(TestRequest list, String position) {
    String cursor = functions().answer(list.query("limit", "1")).nextCursor();
    return ForgedCursor.like(cursor, position.getBytes(UTF_8));
  }

  private static List<String> walk(TestRequest first) {
    List<String> seen = new ArrayList<>();
    Optional<TestRequest> next = Optional.of(first);
    int pages = 0;
    while (next.isPresent()) {
      TestAnswer answer = functions().answer(next.get());
      assertThat(answer.status()).as(answer.body()).isEqualTo(200);
      assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
      assertThat(answer.ids()).hasSizeLessThanOrEqualTo(answer.json().at("/page/limit").intValue());
      seen.addAll(answer.ids());
      assertThat(++pages).isLessThan(2 * (IDS.size() + 6));
      next = answer.next().map(TestRequest::following);
    }
    return seen;
  }
}
