package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.QueryParameter.FROM;
import static papercatalog.domain.pattern.QueryParameter.SINCE;
import static papercatalog.domain.pattern.QueryParameter.UNTIL;

import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import papercatalog.domain.pattern.QueryParameter;

/**
 * The parameters {@code from}, {@code since} and {@code until}: what is a date, and what is a
 * range.
 */
final class DateRangeTest {
  @RegisterExtension
  static final TestCatalog CATALOG = TestCatalog.of(TestPapers.RETRACTED, TestPapers.CROWDED);

  static final List<String> NO_DATES =
      List.of(
          "",
          " ",
          "26",
          "20260",
          "2026-",
          "2026-4",
          "2026-13",
          "2026-00",
          "2026-02-30",
          "2025-02-29",
          "1900-02-29",
          "2026-04-31",
          "2026-04-18T",
          "2026-04-18T25:00:00Z",
          "2026-04-18T24:00:00Z",
          "2026-04-18T09:60:00Z",
          "2026-04-18T09:30:00",
          "2026T09:30:00Z",
          "2026-04-18T09:30Z",
          "2026-04-18T09:30:00+02:00",
          "2026-04-18T09:30:00.5Z",
          "2026-04-18t09:30:00z",
          "2026-04-18 09:30:00Z",
          "+2026",
          "-2026",
          "2026,2027",
          "２０２６",
          "2026-W16",
          "2026/04/18",
          "20260418",
          "18.04.2026",
          "today",
          " 2026",
          "2026\n",
          "2026~",
          "2026#",
          "DATE#2026",
          "' OR 1=1 --",
          "9".repeat(10_000));

  @ParameterizedTest
  @FieldSource("NO_DATES")
  void date_thatIsNone_isNamedWithItsRule(String text) {
    TestRequest sosp = TestRequest.to(LIST_COLLECTION_PAPERS, "sosp");
    assertInvalid(sosp, FROM, text);
    assertInvalid(sosp, UNTIL, text);
    assertInvalid(TestRequest.to(LIST_CHANGES), SINCE, text);
    assertInvalid(TestRequest.to(LIST_CHANGES), UNTIL, text);
  }

  private static void assertInvalid(TestRequest list, QueryParameter parameter, String text) {
    TestAnswer answer =
        CATALOG.answer(list.query(parameter.text(), text)).assertProblem(400, "invalid-parameter");

    assertThat(answer.wrongParameters()).containsExactly(parameter.text());
    assertThat(answer.json().at("/errors/0/detail").textValue()).isEqualTo(parameter.rule());
  }

  @ParameterizedTest
  @CsvSource({
    "2026, 2025",
    "2026-02, 2026-01",
    "2026-01-02, 2026-01-01",
    "2026-02, 2026-01-31",
    "2026-01-02, 2026-01-01T23:59:59Z",
    "2026-01-01T00:00:01Z, 2026-01-01T00:00:00Z",
  })
  void range_thatEndsBeforeItBegins_isNamed(String from, String until) {
    assertEndsBeforeItBegins("from", range(from, until));
    assertEndsBeforeItBegins(
        "since", TestRequest.to(LIST_CHANGES).query("since", from).query("until", until));
  }

  private static void assertEndsBeforeItBegins(String first, TestRequest request) {
    TestAnswer answer = CATALOG.answer(request).assertProblem(400, "invalid-parameter");

    assertThat(answer.wrongParameters()).containsExactly(first);
    assertThat(answer.json().at("/errors/0/detail").textValue())
        .isEqualTo("must not be later than until");
  }

  @ParameterizedTest
  @CsvSource({
    "2026, 2026",
    "2026-04-18, 2026",
    "2026-12-31T23:59:59Z, 2026",
    "2026-01-01T00:00:00Z, 2026-01-01",
    "2026-01-01, 2026-01-01T00:00:00Z",
    "0000, 9999",
  })
  void range_thatHoldsAMoment_isTaken(String from, String until) {
    assertThat(CATALOG.answer(range(from, until)).status()).isEqualTo(200);
    TestRequest changes = TestRequest.to(LIST_CHANGES).query("since", from).query("until", until);
    assertThat(CATALOG.answer(changes).status()).isEqualTo(200);
    assertThat(CATALOG.answer(changes.query("order", "asc")).status()).isEqualTo(200);
  }

  private static TestRequest range(String from, String until) {
    return TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("from", from).query("until", until);
  }
}
