package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_AUTHOR;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.QueryParameter.FROM;
import static papercatalog.domain.pattern.QueryParameter.LIMIT;
import static papercatalog.domain.pattern.QueryParameter.ORDER;
import static papercatalog.domain.pattern.QueryParameter.UNTIL;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.QueryParameter;

/** Query parameters that break their rule; a repeated one arrives joined by commas. */
final class BadQueryTest {
  @RegisterExtension
  static final TestCatalog CATALOG = TestCatalog.of(TestPapers.RETRACTED, TestPapers.CROWDED);

  private static final Map<QueryParameter, List<String>> BAD_VALUES =
      Map.of(
          LIMIT,
          List.of(
              "",
              " ",
              "0",
              "00",
              "-1",
              "1001",
              "10000",
              "2147483648",
              "99999999999999999999",
              "1.0",
              "1e1",
              "0x10",
              "01",
              "+1",
              "1 ",
              " 1",
              "1\n",
              "1,2",
              "10,10",
              "１",
              "٣",
              "ten",
              "null",
              "true",
              "[1]",
              "1;2",
              "1%00",
              "9".repeat(10_000)),
          ORDER,
          List.of(
              "",
              " ",
              "ASC",
              "Desc",
              "ascending",
              "newest",
              "asc,asc",
              "asc,desc",
              "asc ",
              "\nasc",
              "null",
              "-1",
              "аsc",
              "asc; DROP TABLE papers"));

  static Stream<Arguments> badValues() {
    return BAD_VALUES.entrySet().stream()
        .flatMap(bad -> bad.getValue().stream().map(value -> Arguments.of(bad.getKey(), value)));
  }

  @ParameterizedTest
  @MethodSource("badValues")
  void query_thatBreaksARule_isNamedWithIt(QueryParameter parameter, String value) {
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      if (pattern.queryParameters().contains(parameter)) {
        TestAnswer answer =
            CATALOG.answer(TestRequest.to(pattern, "x").query(parameter.text(), value));

        answer.assertProblem(400, "invalid-parameter");
        assertThat(answer.wrongParameters()).containsExactly(parameter.text());
        assertThat(answer.json().at("/errors/0/detail").textValue()).isEqualTo(parameter.rule());
        assertThat(answer.json().get("detail").textValue())
            .isEqualTo(parameter.text() + " " + parameter.rule() + ".");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "9", "10", "25", "99", "100", "101", "999", "1000"})
  void limit_inItsRange_isTakenAsItIs(String limit) {
    TestAnswer answer =
        CATALOG.answer(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("limit", limit));

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json().at("/page/limit").asText()).isEqualTo(limit);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "page", "Limit", "LIMIT", " limit", "limit[]", "", "größe", "a\"b", "\n", "😀", "a😀b"
      })
  void unknownParameter_isNamedWithTheKnownOnes(String name) {
    TestAnswer answer =
        CATALOG
            .answer(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query(name, "1"))
            .assertProblem(400, "invalid-parameter");

    assertThat(answer.wrongParameters()).containsExactly(name);
    assertThat(answer.json().at("/errors/0/detail").textValue())
        .isEqualTo("is unknown; this route takes limit, order, from, until, cursor, format, style");
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void parameter_ofOtherPatterns_isUnknown(AccessPattern<?> pattern) {
    List<QueryParameter> others = new ArrayList<>(List.of(QueryParameter.values()));
    others.removeAll(pattern.queryParameters());
    for (QueryParameter parameter : others) {
      TestAnswer answer =
          CATALOG
              .answer(TestRequest.to(pattern, "wrong").query(parameter.text(), "1"))
              .assertProblem(400, "invalid-parameter");

      assertThat(answer.wrongParameters()).containsExactly(parameter.text());
      assertThat(answer.json().at("/errors/0/detail").textValue())
          .isEqualTo(
              "is unknown; this route takes "
                  + (pattern.queryParameters().isEmpty()
                      ? "no query parameters"
                      : pattern.queryParameters().stream()
                          .map(QueryParameter::text)
                          .collect(Collectors.joining(", "))));
    }
  }

  @Test
  void unknownParameter_ofAnyLength_isCutShort() {
    TestAnswer answer =
        CATALOG.answer(
            TestRequest.to(GET_AUTHOR, "x").query("p".repeat(10_000), "v".repeat(10_000)));

    answer.assertProblem(400, "invalid-parameter");
    assertThat(answer.body()).hasSizeLessThan(1_000);
  }

  @Test
  void severalErrors_areAllNamedAtOnce() {
    TestAnswer answer =
        CATALOG
            .answer(
                TestRequest.to(LIST_COLLECTION_PAPERS, "#")
                    .query("limit", "0")
                    .query("order", "up")
                    .query("from", "soon")
                    .query("until", "later")
                    .query("page", "2")
                    .query("size", "3"))
            .assertProblem(400, "invalid-parameter");

    assertThat(answer.wrongParameters())
        .containsExactlyInAnyOrder("name", "limit", "order", "from", "until", "page", "size");
    assertThat(answer.json().get("errors").toString())
        .contains(LIMIT.rule(), ORDER.rule(), FROM.rule(), UNTIL.rule());
    assertThat(answer.json().get("detail").textValue()).endsWith(" (and 6 more).");
  }

  @Test
  void unknownParameters_inMasses_areNamedInMeasure() {
    TestRequest request = TestRequest.to(LIST_COLLECTION_PAPERS, "sosp");
    for (int i = 0; i < 1_200; i++) {
      request = request.query("p" + i, "1");
    }

    TestAnswer answer = CATALOG.answer(request).assertProblem(400, "invalid-parameter");

    assertThat(answer.wrongParameters()).hasSize(10);
    assertThat(answer.body()).hasSizeLessThan(2_000);
  }

  @Test
  void unknownParameter_cutShort_staysText() {
    TestAnswer answer =
        CATALOG.answer(TestRequest.to(GET_AUTHOR, "x").query("a".repeat(49) + "😀😀", "1"));

    answer.assertProblem(400, "invalid-parameter");
    assertThat(answer.wrongParameters()).containsExactly("a".repeat(49) + "😀…");
  }
}
