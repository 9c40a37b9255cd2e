package papercatalog.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.schema.AccessPattern.GET_PAPER;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.Grammar;

/** Identifiers in the path that break their grammar, decoded as API Gateway hands them over. */
final class BadPathTest {
  @RegisterExtension static final TestCatalog CATALOG = TestCatalog.of(Papers.FULL);

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
      List.of("SOSP", "Sosp", "sosP", "a.b", "a_b", "WP-002", "a".repeat(65));

  static Stream<Arguments> badValues() {
    return Arrays.stream(AccessPattern.values())
        .flatMap(
            pattern ->
                Stream.concat(
                        NO_IDENTIFIERS.stream(),
                        pattern == GET_PAPER ? Stream.of() : NO_SLUGS.stream())
                    .map(value -> Arguments.of(pattern, value)));
  }

  @ParameterizedTest
  @MethodSource("badValues")
  void path_thatBreaksItsGrammar_isNamedWithItsRule(AccessPattern pattern, String value) {
    Answer answer = CATALOG.get(pattern, value);

    assertNamesThePathParameter(answer, pattern);
    assertThat(answer.headers().values()).noneMatch(header -> header.contains("Injected"));
  }

  @ParameterizedTest
  @EnumSource
  void path_withoutItsParameter_isNamedToo(AccessPattern pattern) {
    TestRequest whole = TestRequest.to(pattern, "x");

    Answer answer =
        CATALOG.answer(new TestRequest(pattern, Map.of("other", "x"), Map.of(), whole.headers()));

    assertNamesThePathParameter(answer, pattern);
  }

  private static void assertNamesThePathParameter(Answer answer, AccessPattern pattern) {
    String name = pattern.pathParameter().text();
    Grammar grammar = pattern.pathParameter().grammar();
    answer.assertProblem(400, "invalid-parameter");
    assertThat(answer.json().get("errors"))
        .isEqualTo(
            Answer.json(
                """
                [{"parameter": "%s", "detail": "must match %s"}]
                """
                    .formatted(name, grammar.regex())));
    assertThat(answer.json().get("detail").textValue())
        .isEqualTo(name + " must match " + grammar.regex() + ".");
    assertThat(answer.headers()).doesNotContainKey("X-DynamoDB-Requests");
  }
}
