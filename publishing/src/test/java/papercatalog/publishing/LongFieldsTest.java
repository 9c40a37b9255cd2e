package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Long texts that a regular expression may search again and again, or too deeply. */
final class LongFieldsTest {
  private static final int LENGTH = 900_000;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "author | {\\bf% %}x",
        "author | %a%",
        "author | Vale, %A.%, Ruth",
        "author | %of%\u2028x",
        "author | Vale% %b",
        "doi | %10.%",
        "isbn | %http://%",
        "url | %a.%b",
        "url | arxiv.org/abs/%?%\u2028x",
        "date | %1b.c.%\u2028x",
        "journal | a%,%b",
        "journal | a%,%b arXiv:2001.00042",
        "journal | a%\u0301%",
        "abstract | <math><m%a%</math>",
      })
  void longField_isReadInSeconds(String name, String text) {
    String field = "%s={%s}".formatted(name, repeated(text));
    String others = "title={T}, editor={Lee, Bob}, year=2001, ";

    read(FileFormat.BIBTEX, "@article{k, " + others + field + "}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a%,%b", "%of %\u2028x", "a, %A.%"})
  void longPartOfAName_isReadInSeconds(String text) {
    String name = "[{\"family\":\"%1$s\"},{\"family\":\"Vale\",\"given\":\"%1$s\"}]";

    read(
        FileFormat.CSL_JSON,
        "[{\"id\":\"k\",\"title\":\"T\",\"issued\":\"2001\",\"author\":"
            + name.formatted(repeated(text))
            + "}]");
  }

  private static void read(FileFormat format, String file) {
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> assertThat(Read.entries(format, file)).hasSize(1));
  }

  /** Repeats the text between two percent signs. */
  private static String repeated(String text) {
    String[] parts = text.split("%", -1);
    return parts[0] + parts[1].repeat(LENGTH / parts[1].length()) + parts[2];
  }
}
