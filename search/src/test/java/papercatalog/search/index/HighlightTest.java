package papercatalog.search.index;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import papercatalog.functions.request.SearchResult.Piece;
import papercatalog.functions.request.SearchResult.Sentence;

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
    assertThat(new Highlight("-dynamo author:keys").in(TEXT)).isEmpty();
    assertThat(new Highlight("raft").in(TEXT)).isEmpty();
    assertThat(new Highlight("").in(TEXT)).isEmpty();
  }

  @Test
  void longSentence_isCutAroundItsFirstMatch() {
    String text = "filler ".repeat(100) + "consensus " + "filler ".repeat(100) + "consensus";
    Sentence sentence = new Highlight("consensus").in(text).orElseThrow();
    assertThat(sentence.pieces().stream().map(Piece::text).collect(joining()))
        .hasSizeLessThanOrEqualTo(300)
        .startsWith("filler");
    assertThat(sentence.pieces()).filteredOn(Piece::marked).hasSize(1);
    assertThat(marked(text, "consensus")).contains(" [consensus] ");
  }

  private static String marked(String text, String query) {
    return new Highlight(query)
        .in(text).orElseThrow().pieces().stream()
            .map(piece -> piece.marked() ? "[" + piece.text() + "]" : piece.text())
            .collect(joining());
  }
}
