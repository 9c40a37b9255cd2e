package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Long texts that a regular expression may search again and again, or too deeply. */
@Tag("slow")
final class LongFieldsTest {
  private static final int LENGTH = 40_000;

  /**
   * Four times the length takes four times as long; what reads it again and again takes sixteen.
   */
  private static final int LONGER = 4;

  private static final int MOST = 10;

  private static final Duration HANGING = Duration.ofMinutes(1);

  /** Less says nothing about a ratio. */
  private static final Duration NOTICEABLE = Duration.ofMillis(200);

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
        "pages | %-%",
        "journal | a%,%b",
        "journal | a%,%b arXiv:2001.00042",
        "journal | a%\u0301%",
        "abstract | <math><m%a%</math>",
      })
  void longField_takesTimeInProportion(String name, String text) {
    String others = "title={T}, editor={Lee, Bob}, year=2001, ";

    assertLinear(
        FileFormat.BIBTEX,
        length -> "@article{k, %s%s={%s}}".formatted(others, name, repeated(text, length)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a%,%b", "%of %\u2028x", "a, %A.%"})
  void longPartOfAName_takesTimeInProportion(String text) {
    String name = "[{\"family\":\"%1$s\"},{\"family\":\"Vale\",\"given\":\"%1$s\"}]";

    assertLinear(
        FileFormat.CSL_JSON,
        length ->
            "[{\"id\":\"k\",\"title\":\"T\",\"issued\":\"2001\",\"author\":"
                + name.formatted(repeated(text, length))
                + "}]");
  }

  private static void assertLinear(FileFormat format, IntFunction<String> file) {
    read(format, file.apply(LENGTH)); // compiles the methods
    Duration shorter = read(format, file.apply(LENGTH));
    Duration longer =
        Assertions.assertTimeoutPreemptively(
            HANGING, () -> read(format, file.apply(LONGER * LENGTH)));
    if (longer.compareTo(NOTICEABLE) > 0) {
      assertThat(longer).isLessThan(shorter.multipliedBy(MOST));
    }
  }

  /** Returns the processor time, which does not depend on other tests. */
  private static Duration read(FileFormat format, String file) {
    ThreadMXBean thread = ManagementFactory.getThreadMXBean();
    long before = thread.getCurrentThreadCpuTime();
    assertThat(Read.entries(format, file)).hasSize(1);
    return Duration.ofNanos(thread.getCurrentThreadCpuTime() - before);
  }

  /** Repeats the text between two percent signs. */
  private static String repeated(String text, int length) {
    String[] parts = text.split("%", -1);
    return parts[0] + parts[1].repeat(length / parts[1].length()) + parts[2];
  }
}
