package papercatalog.search.index;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.Papers;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TextField;
import papercatalog.domain.read.SearchPage.Piece;

final class HighlightTest {
  private static final String TEXT =
      "We describe a store. The Dynamo store\u2019s keys are highly available. Clocks follow.";

  @TempDir private Path folder;
  private int folders;

  @Test
  void sentenceWithMostWords_isShownWithItsWordsMarked() throws IOException {
    assertThat(marked(TEXT, "store availab"))
        .isEqualTo("The Dynamo [store\u2019s] keys are highly [available].");
    assertThat(marked(TEXT, "clock")).isEqualTo("[Clocks] follow.");
    assertThat(marked(TEXT, "a store")).isEqualTo("We describe a [store].");
  }

  @Test
  void accentsAndCase_areMarkedAsWritten() throws IOException {
    assertThat(marked("Schr\u00f6dinger\u2019s CAT sleeps.", "schrodinger cats"))
        .isEqualTo("[Schr\u00f6dinger\u2019s] [CAT] sleeps.");
  }

  @Test
  void excludedWordsFieldsAndOtherTexts_markNothing() throws IOException {
    assertThat(sentence(TEXT, "-dynamo author:keys")).isEmpty();
    assertThat(sentence(TEXT, "raft")).isEmpty();
    assertThat(sentence(TEXT, "")).isEmpty();
  }

  @Test
  void sentence_endsAfterAFullStopThatNoSmallLetterFollows() throws IOException {
    assertThat(marked("Old. Gray et al. show 3.5 logs! New.", "logs"))
        .isEqualTo("Gray et al. show 3.5 [logs]!");
    assertThat(marked(" Who logs? We do.", "logs")).isEqualTo(" Who [logs]?");
    assertThat(marked("\u65e5\u672c\u3002 A log\u3002New.", "log")).isEqualTo(" A [log]\u3002");
  }

  @Test
  void apostrophesAndColons_areAsInTheIndex() throws IOException {
    assertThat(marked("On O\u02bcNeil\uff07s store:log", "oneils log"))
        .isEqualTo("On [O\u02bcNeil\uff07s] store:[log]");
    assertThat(sentence("Alone: \u02bc", "\u02bc")).isEmpty();
  }

  @Test
  void longSentence_isCutAroundItsFirstMatch() throws IOException {
    String text = "filler ".repeat(100) + "consensus " + "filler ".repeat(100) + "consensus";
    List<Piece> sentence = sentence(text, "consensus").orElseThrow();
    assertThat(sentence.stream().map(Piece::text).collect(joining()))
        .hasSizeLessThanOrEqualTo(300)
        .startsWith("filler");
    assertThat(sentence).filteredOn(Piece::marked).hasSize(1);
    assertThat(marked(text, "consensus")).contains(" [consensus] ");
  }

  /** The tokenizer sees only parts of a text. */
  @Test
  void markedWords_areThoseOfTheWholeText() throws IOException {
    List<String> parts =
        List.of(
            "log",
            "Logs",
            "LOGGED",
            "d'Alembert",
            "C++",
            "c#",
            "U.S.A.",
            "$L^2$",
            "H_2O",
            "{TeX}",
            "\u03b1",
            "\u00c9cole",
            "na\u00efve",
            "\u65e5\u672c",
            "(",
            ":",
            "-",
            ".",
            "'",
            " ",
            "  ",
            "\u00a0",
            "\u2003",
            "\n",
            "\ud835\udd38",
            "+",
            "#",
            "7",
            "\u00ad",
            "\ufb01le",
            "\u0301");
    Random random = new Random(4);
    String text =
        Stream.generate(() -> parts.get(random.nextInt(parts.size())))
            .limit(3_000)
            .collect(joining());
    List<String> words = Words.texts(text);
    Paper paper =
        Papers.paper("a", "2026").title("Untitled").text(TextField.ABSTRACT, text).build();
    try (IndexOf index = new IndexOf(folder, List.of(paper))) {
      for (int i = 0; i < 200; i++) {
        String word = words.get(random.nextInt(words.size()));
        String query = word.substring(0, Math.min(1 + i % 6, word.length())) + " log " + word;
        Marks marks = index.index().use(it -> IndexOf.found(it, query).marks());

        assertThat(marks.in(text))
            .isEqualTo(Words.of(text).stream().filter(it -> marks.weight(it.text()) > 0).toList());
      }
    }
  }

  private Optional<List<Piece>> sentence(String text, String query) throws IOException {
    Paper paper =
        Papers.paper("a", "2026").title("Untitled").text(TextField.ABSTRACT, text).build();
    try (IndexOf index = new IndexOf(folder.resolve(Integer.toString(folders++)), List.of(paper))) {
      return index
          .index()
          .use(it -> new Highlight(IndexOf.found(it, query).marks(), text).sentence());
    }
  }

  private String marked(String text, String query) throws IOException {
    return sentence(text, query).orElseThrow().stream()
        .map(piece -> piece.marked() ? "[" + piece.text() + "]" : piece.text())
        .collect(joining());
  }
}
