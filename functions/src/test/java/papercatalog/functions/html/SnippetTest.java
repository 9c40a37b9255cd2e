package papercatalog.functions.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.Papers;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TextField;

final class SnippetTest {
  private static String of(String text) {
    return Snippet.of(Papers.paper("a", "2026").title("T").text(TextField.ABSTRACT, text).build());
  }

  @Test
  void shortAbstract_isItself_inOneLine() {
    assertThat(of("One line,\n\tanother.\n\nA  paragraph"))
        .isEqualTo("One line, another. A paragraph");
    assertThat(of("x".repeat(200))).isEqualTo("x".repeat(200));
  }

  @Test
  void longAbstract_endsWithItsLastSentenceThatFits() {
    assertThat(of("It is 1.5 times faster. Is it? " + "Word ".repeat(50) + "."))
        .isEqualTo("It is 1.5 times faster. Is it?");
    assertThat(of("文".repeat(99) + "。" + "文".repeat(150) + "。")).isEqualTo("文".repeat(99) + "。");
    assertThat(of("x".repeat(199) + ". And more.")).isEqualTo("x".repeat(199) + ".");
  }

  @Test
  void longSentence_endsWithAWord() {
    assertThat(of("word ".repeat(41)))
        .isEqualTo("word ".repeat(39) + "word…")
        .hasSizeLessThanOrEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "📐", "x📐"})
  void longWord_isCutBetweenCharacters(String part) {
    assertThat(of(part.repeat(201)))
        .endsWith("…")
        .hasSizeBetween(198, 200)
        .matches(text -> text.codePoints().noneMatch(c -> c >= 0xd800 && c <= 0xdfff));
  }

  @Test
  void withoutAnAbstract_itIsWhoWhenAndWhere() {
    Paper paper =
        Papers.paper("a", "2026-04").title("T").text(TextField.VENUE, Optional.of("J")).build();

    assertThat(Snippet.of(paper)).endsWith(" (2026). J");
  }
}
