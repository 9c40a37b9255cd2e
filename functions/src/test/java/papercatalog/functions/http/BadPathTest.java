package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_VERSION;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.PathParameter;

/** Identifiers in the path that break their grammar, decoded as API Gateway hands them over. */
final class BadPathTest {
  @RegisterExtension static final TestCatalog CATALOG = TestCatalog.of(TestPapers.FULL);

  private static final List<String> NO_IDENTIFIERS =
      List.of(
          "",
          " ",
          " WP-002",
          "WP-002 ",
          "WP-002\n",
          "WP-002\r\nX-Injected: 1",
          "WP-002\u0000",
          "WP\u2028002",
          "WP-002#",
          "PAPER#WP-002",
          "AUTHOR#a#TOPIC#b",
          "a/b",
          "a%2Fb",
          "%57P-002",
          "a?b",
          "a&limit=1",
          "a=b",
          "a+b",
          "a:b",
          "a,b",
          "a~b",
          "a*",
          "*",
          "-a",
          "_a",
          ".a",
          ".",
          "..",
          "../../etc/passwd",
          "é",
          "ｗｐ-002",
          "а",
          "٣",
          "😀",
          "a\u0301",
          "\u202Ea",
          "\uFEFFa",
          "'; DROP TABLE papers; --",
          "{\"S\":\"x\"}",
          "{id}",
          "${jndi:ldap://localhost/x}",
          "<script>alert(1)</script>",
          "a".repeat(129),
          "a".repeat(100_000));

  private static final List<String> NO_SLUGS =
      List.of("\u212Aafka", "\u0130", "a.b", "a_b", "a".repeat(65));

  private static final List<String> NO_REVISIONS =
      List.of(
          "0",
          "00",
          "01",
          "0000000001",
          "-1",
          "+1",
          "1.0",
          "1e1",
          "0x1",
          "abc",
          "latest",
          "WP-002",
          "1 ",
          " 1",
          "1,2",
          "１",
          "1٣",
          "99999999999",
          "9223372036854775808",
          "9".repeat(1_000));

  static Stream<Arguments> badValues() {
    return AccessPatterns.all().stream()
        .flatMap(
            pattern ->
                pattern.pathParameters().stream()
                    .flatMap(
                        parameter ->
                            noValues(parameter)
                                .map(value -> Arguments.of(pattern, parameter, value))));
  }

  private static Stream<String> noValues(PathParameter<?> parameter) {
    return Stream.concat(
        NO_IDENTIFIERS.stream(),
        switch (parameter.grammar()) {
          case PAPER_ID, LANGUAGE_TAG, WORD -> Stream.of();
          case SLUG -> NO_SLUGS.stream();
          case REVISION -> NO_REVISIONS.stream();
        });
  }

  @ParameterizedTest
  @MethodSource("badValues")
  void path_thatBreaksItsGrammar_isNamedWithItsRule(
      AccessPattern<?> pattern, PathParameter<?> parameter, String value) {
    Map<String, String> path = new HashMap<>();
    pattern
        .pathParameters()
        .forEach(each -> path.put(each.text(), each.equals(parameter) ? value : "1"));

    TestAnswer answer = CATALOG.answer(new TestRequest(pattern, path, Map.of(), Map.of()));

    assertNames(answer, List.of(parameter));
    assertThat(answer.headers().values()).noneMatch(header -> header.contains("Injected"));
  }

  @ParameterizedTest
  @MethodSource("papercatalog.functions.http.TestRequest#patternsWithAPath")
  void path_withoutItsParameters_namesThemToo(AccessPattern<?> pattern) {
    TestAnswer answer =
        CATALOG.answer(new TestRequest(pattern, Map.of("other", "x"), Map.of(), Map.of()));

    assertNames(answer, pattern.pathParameters());
  }

  @Test
  void path_withSeveralErrors_namesThemAllAtOnce() {
    TestAnswer answer = CATALOG.answer(TestRequest.to(GET_PAPER_VERSION, List.of("#", "0")));

    assertNames(answer, GET_PAPER_VERSION.pathParameters());
  }

  private static void assertNames(TestAnswer answer, List<PathParameter<?>> parameters) {
    answer.assertProblem(400, "invalid-parameter");
    assertThat(answer.wrongParameters())
        .isEqualTo(parameters.stream().map(PathParameter::text).toList());
    assertThat(answer.json().get("errors").findValuesAsText("detail"))
        .isEqualTo(parameters.stream().map(parameter -> parameter.grammar().rule()).toList());
    PathParameter<?> first = parameters.getFirst();
    assertThat(answer.json().get("detail").textValue())
        .startsWith(first.text() + " must match " + first.grammar().regex());
    assertThat(answer.headers()).doesNotContainKey("X-DynamoDB-Requests");
  }
}
