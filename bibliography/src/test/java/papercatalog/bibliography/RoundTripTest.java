package papercatalog.bibliography;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.NastyPapers;
import papercatalog.bibtex.BibtexWriter;
import papercatalog.document.PaperDocument;
import papercatalog.entry.PaperEntry;
import papercatalog.model.Paper;

/** What is written is read again as the same paper, whatever its text holds. */
@Tag("slow")
final class RoundTripTest {
  private static final int PAPERS = 1_000;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void ndjson_readsEqual(long seed) {
    NastyPapers papers = new NastyPapers(seed);
    for (int i = 0; i < PAPERS; i++) {
      Paper paper = papers.next();
      assertThat(Read.paper(Format.NDJSON, PaperDocument.write(paper) + "\n")).isEqualTo(paper);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {4, 5, 6})
  void bibtex_readsEqual(long seed) {
    NastyPapers papers = new NastyPapers(seed);
    for (int i = 0; i < PAPERS; i++) {
      Paper paper = papers.next();
      String entry = BibtexWriter.entry(paper);
      assertThat(Read.paper(Format.BIBTEX, entry)).as(entry).isEqualTo(paper);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = 7)
  void bibtexOfManyPapers_readsEqualInOrder(long seed) {
    NastyPapers nasty = new NastyPapers(seed);
    List<Paper> papers = new ArrayList<>();
    StringBuilder file = new StringBuilder();
    for (int i = 0; i < 500; i++) {
      Paper paper = nasty.next();
      if (papers.stream().noneMatch(other -> other.id().equals(paper.id()))) {
        papers.add(paper);
        file.append(BibtexWriter.entry(paper)).append('\n');
      }
    }
    assertThat(Read.entries(Format.BIBTEX, file.toString()))
        .map(entry -> entry instanceof PaperEntry read ? read.paper() : entry)
        .isEqualTo(papers);
  }
}
