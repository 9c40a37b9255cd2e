package papercatalog.cli.console;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Differences.OF_AUTHORS;
import static papercatalog.domain.Differences.OF_PAPERS;

import org.junit.jupiter.api.Test;
import papercatalog.citations.format.RecordJson;
import papercatalog.publishing.document.AuthorDocument;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.document.RecordDocument;

/** Operators see every field. */
final class RecordTextTest {
  @Test
  void paper_showsEveryComponent() {
    assertThat(OF_PAPERS.shownBy(paper -> RecordText.of(PaperDocument.writeRecord(paper))))
        .isEqualTo(OF_PAPERS.allBut());
  }

  @Test
  void author_showsEveryComponent() {
    assertThat(OF_AUTHORS.shownBy(author -> RecordText.of(AuthorDocument.writeRecord(author))))
        .isEqualTo(OF_AUTHORS.allBut());
  }

  @Test
  void line_showsWhatIdentifiesThePaper() {
    assertThat(
            OF_PAPERS.shownBy(
                paper -> RecordText.line(RecordDocument.of(paper.summary(), RecordJson::summary))))
        .containsExactlyInAnyOrder("id", "title", "authors", "authorCount", "status", "published");
  }
}
