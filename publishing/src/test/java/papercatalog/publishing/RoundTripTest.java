package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Differences.OF_PAPERS;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.format.CslWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.Differences;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Paper;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.AuthorEntry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;

/** NDJSON reads back as the same paper, the other formats as any bibliography does. */
@Tag("slow")
final class RoundTripTest {
  private static final int PAPERS = Thorough.of(1_000, 300);

  @Test
  void papers_differInEveryComponent_butWhatAWriteAdds() {
    NastyPapers papers = new NastyPapers(1);
    assertThat(Differences.among(Paper.class, Stream.generate(papers::next).limit(PAPERS).toList()))
        .isEqualTo(
            OF_PAPERS.allBut("references", "referenceCount", "revision", "createdAt", "updatedAt"));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void ndjson_readsEqual(long seed) {
    NastyPapers papers = new NastyPapers(seed);
    for (int i = 0; i < PAPERS; i++) {
      Paper paper = papers.next();
      String document = PaperDocument.write(paper) + "\n";
      if (Read.entries(FileFormat.NDJSON, document).getFirst() instanceof Rejected rejected) {
        assertThat(rejected.reason()).startsWith("identifier url must be a valid URL");
      } else {
        assertThat(Read.paper(FileFormat.NDJSON, document)).isEqualTo(paper);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {4, 5, 6})
  void bibtex_isReadLikeAnyOther(long seed) {
    NastyPapers papers = new NastyPapers(seed);
    for (int i = 0; i < PAPERS; i++) {
      Paper paper = papers.next();
      assertRead(paper, FileFormat.BIBTEX, BibtexWriter.entry(new CitedPaper(paper)));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {7, 8, 9})
  void csl_isReadLikeAnyOther(long seed) {
    NastyPapers papers = new NastyPapers(seed);
    for (int i = 0; i < PAPERS; i++) {
      Paper paper = papers.next();
      assertRead(paper, FileFormat.CSL_JSON, CslWriter.item(new CitedPaper(paper)));
    }
  }

  /** Names in other scripts need handles; texts that are nothing but markup are none. */
  private static void assertRead(Paper paper, FileFormat format, String text) {
    List<Entry> entries = Read.entries(format, text);
    assertThat(entries).as(text).hasSize(1);
    switch (entries.getFirst()) {
      case PaperEntry read -> {
        assertThat(read.paper().id()).isEqualTo(paper.id());
        assertThat(read.paper().published().text().substring(0, 4))
            .isEqualTo(paper.published().text().substring(0, 4));
      }
      case Rejected rejected ->
          assertThat(rejected.reason())
              .as(text)
              .containsAnyOf(
                  "no spelling in a-z",
                  "no authors and no editors",
                  "no title",
                  "not be blank",
                  "visible character");
      case AuthorEntry author -> throw new AssertionError(author);
    }
  }
}
