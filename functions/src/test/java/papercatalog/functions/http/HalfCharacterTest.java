package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.QueryParameter;

/** A surrogate without its other half, which JSON can name and UTF-8 cannot hold. */
final class HalfCharacterTest {
  @RegisterExtension static final TestCatalog CATALOG = TestCatalog.of(TestPapers.FULL);

  private static final String HALF = Character.toString(Character.MIN_HIGH_SURROGATE) + "x";

  @ParameterizedTest
  @MethodSource("papercatalog.functions.http.TestRequest#patternsWithAPath")
  void path_withHalfACharacter_isNamed(AccessPattern<?> pattern) {
    TestAnswer answer = CATALOG.get(pattern, HALF).assertProblem(400, "invalid-parameter");

    assertThat(answer.wrongParameters())
        .containsExactly(pattern.pathParameters().getFirst().text());
  }

  @ParameterizedTest
  @EnumSource(names = "FORMAT", mode = EnumSource.Mode.EXCLUDE)
  void parameter_withHalfACharacter_isRefused(QueryParameter parameter) {
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      if (pattern.queryParameters().contains(parameter)) {
        TestAnswer answer =
            CATALOG.answer(
                QueryParameter.IDENTIFIERS.contains(parameter)
                    ? TestRequest.to(pattern).query(parameter.text(), HALF)
                    : TestRequest.to(pattern, "x").query(parameter.text(), HALF));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.wrongParameters()).containsExactly(parameter.text());
      }
    }
  }

  @Test
  void header_withHalfACharacter_namesNoTag() {
    TestRequest request = TestRequest.to(GET_PAPER, "WP-002");

    assertThat(CATALOG.answer(request.header("if-none-match", HALF)).status()).isEqualTo(200);
  }

  @Test
  void requestId_withHalfACharacter_isNotRepeated() {
    String event = new String(TestRequest.to(GET_PAPER, "#").event(), UTF_8);
    byte[] changed = event.replace(TestRequest.ID, "\\ud800x").getBytes(UTF_8);

    TestAnswer answer = TestAnswer.read(CATALOG.functions().invoke(GET_PAPER, changed));

    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.json().has("instance")).isFalse();
  }

  @Test
  void parameterName_withHalfACharacter_isUnknown() {
    byte[] event = TestRequest.to(GET_PAPER, "WP-002").query(HALF, "1").event();

    TestAnswer answer = TestAnswer.read(CATALOG.functions().invoke(GET_PAPER, event));

    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.json().get("code").textValue()).isEqualTo("invalid-parameter");
  }
}
