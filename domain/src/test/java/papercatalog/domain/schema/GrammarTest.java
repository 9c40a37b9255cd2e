package papercatalog.domain.schema;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a grammar admits is what its regular expression, which readers are shown, says. */
final class GrammarTest {
  @ParameterizedTest
  @EnumSource
  void admits_anyCharacterInAnyPlace_asTheRegularExpressionDoes(Grammar grammar) {
    Pattern regex = Pattern.compile(grammar.regex());
    for (int i = 0; i <= Character.MAX_VALUE; i++) {
      char c = (char) i;
      for (String value : new String[] {c + "", c + "a", "a" + c, "a" + c + "a"}) {
        assertThat(grammar.admits(value))
            .as("U+%04X in %s", i, value)
            .isEqualTo(regex.matcher(value).matches());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void admits_anyLength_asTheRegularExpressionDoes(Grammar grammar) {
    Pattern regex = Pattern.compile(grammar.regex());

    assertThat(Stream.of("a", "1").flatMap(c -> Stream.iterate("", v -> v + c).limit(200)))
        .allMatch(value -> grammar.admits(value) == regex.matcher(value).matches())
        .anyMatch(grammar::admits);
  }
}
