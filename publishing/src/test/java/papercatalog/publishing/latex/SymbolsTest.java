package papercatalog.publishing.latex;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.citations.latex.Symbols;

/** The table of symbols is well formed, and each of its names is read. */
final class SymbolsTest {
  @Test
  void everyName_isReadAsItsText() throws IOException {
    List<String> lines = table().filter(line -> !line.isEmpty() && !line.startsWith("#")).toList();

    assertThat(lines).hasSizeGreaterThan(400).allMatch(line -> line.matches("[A-Za-z]+ \\S.*"));
    assertThat(lines).extracting(line -> line.split(" ", 2)[0]).doesNotHaveDuplicates();
    assertThat(lines)
        .allSatisfy(
            line -> {
              String text = line.split(" ", 2)[1];
              assertThat(Normalizer.isNormalized(text, Normalizer.Form.NFC)).isTrue();
              assertThat(LatexReader.line("\\" + line.split(" ", 2)[0])).isEqualTo(text);
            });
  }

  private static Stream<String> table() throws IOException {
    try (InputStream table = Symbols.class.getResourceAsStream("symbols.txt")) {
      return new String(table.readAllBytes(), UTF_8).lines();
    }
  }
}
