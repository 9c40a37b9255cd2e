package papercatalog.search.index;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import papercatalog.domain.read.SearchPage.Piece;
import papercatalog.domain.read.SearchPage.Sentence;

final class HighlightTest {
  private static final String TEXT =
      "We describe a store. The Dynamo store\u2019s keys are highly available. Clocks follow.";

  @Test
  void sentenceWithMostWords_isShownWithItsWordsMarked() {
    assertThat(marked(TEXT, "store availab"))
        .isEqualTo("The Dynamo [store\u2019s] keys are highly [available].");
    assertThat(marked(TEXT, "clock")).isEqualTo("[Clocks] follow.");
    assertThat(marked(TEXT, "a store")).isEqualTo("We describe a [store].");
  }

  @Test
  void accentsAndCase_areMarkedAsWritten() {
    assertThat(marked("Schr\u00f6dinger\u2019s CAT sleeps.", "schrodinger cats"))
        .isEqualTo("[Schr\u00f6dinger\u2019s] [CAT] sleeps.");
  }

  @Test
  void excludedWordsFieldsAndOtherTexts_markNothing() {
    assertThat(sentence(TEXT, "-dynamo author:keys")).isEmpty();
    assertThat(sentence(TEXT, "raft")).isEmpty();
    assertThat(sentence(TEXT, "")).isEmpty();
  }

  @Test
  void sentence_endsAfterAFullStopThatNoSmallLetterFollows() {
    assertThat(marked("Old. Gray et al. show 3.5 logs! New.", "logs"))
        .isEqualTo("Gray et al. show 3.5 [logs]!");
    assertThat(marked(" Who logs? We do.", "logs")).isEqualTo(" Who [logs]?");
    assertThat(marked("\u65e5\u672c\u3002 A log\u3002New.", "log")).isEqualTo(" A [log]\u3002");
  }

  @Test
  void apostrophesAndColons_areAsInTheIndex() {
    assertThat(marked("On O\u02bcNeil\uff07s store:log", "oneils log"))
        .isEqualTo("On [O\u02bcNeil\uff07s] store:[log]");
    assertThat(sentence("Alone: \u02bc", "\u02bc")).isEmpty();
  }

  @Test
  void longSentence_isCutAroundItsFirstMatch() {
    String text = "filler ".repeat(100) + "consensus " + "filler ".repeat(100) + "consensus";
    Sentence sentence = sentence(text, "consensus").orElseThrow();
    assertThat(sentence.pieces().stream().map(Piece::text).collect(joining()))
        .hasSizeLessThanOrEqualTo(300)
        .startsWith("filler");
    assertThat(sentence.pieces()).filteredOn(Piece::marked).hasSize(1);
    assertThat(marked(text, "consensus")).contains(" [consensus] ");
  }

  private static Optional<Sentence> sentence(String text, String query) {
    return Highlight.of(new LuceneQuery(query), text);
  }

  private static String marked(String text, String query) {
    return sentence(text, query).orElseThrow().pieces().stream()
        .map(piece -> piece.marked() ? "[" + piece.text() + "]" : piece.text())
        .collect(joining());
  }
}
