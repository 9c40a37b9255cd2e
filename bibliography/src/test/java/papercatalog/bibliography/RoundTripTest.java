package papercatalog.bibliography;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.Differences.OF_PAPERS;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.Differences;
import papercatalog.NastyPapers;
import papercatalog.bibtex.BibtexWriter;
import papercatalog.csl.CslWriter;
import papercatalog.document.PaperDocument;
import papercatalog.entry.PaperEntry;
import papercatalog.model.Paper;

/** What is written is read again as the same paper, whatever its text holds. */
@Tag("slow")
final class RoundTripTest {
  private static final int PAPERS = 1_000;

  @Test
  void papers_differInEveryComponent_butWhatAWriteAdds() {
    assertThat(Differences.among(Paper.class, new NastyPapers(1).list(PAPERS)))
        .isEqualTo(OF_PAPERS.allBut("revision", "createdAt", "updatedAt"));
  }

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
  @ValueSource(longs = {7, 8, 9})
  void csl_readsEqual(long seed) {
    NastyPapers papers = new NastyPapers(seed);
    for (int i = 0; i < PAPERS; i++) {
      Paper paper = papers.next();
      String item = CslWriter.item(paper);
      assertThat(Read.paper(Format.CSL_JSON, item)).as(item).isEqualTo(paper);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = 7)
  void filesOfManyPapers_readEqualInOrder(long seed) {
    List<Paper> papers = new NastyPapers(seed).list(500);
    StringBuilder bibtex = new StringBuilder();
    papers.forEach(paper -> bibtex.append(BibtexWriter.entry(paper)));

    assertThat(papers(Format.BIBTEX, bibtex.toString())).isEqualTo(papers);
    assertThat(papers(Format.CSL_JSON, CslWriter.array(papers))).isEqualTo(papers);
  }

  private static List<?> papers(Format format, String file) {
    return Read.entries(format, file).stream()
        .map(entry -> entry instanceof PaperEntry read ? read.paper() : entry)
        .toList();
  }
}
