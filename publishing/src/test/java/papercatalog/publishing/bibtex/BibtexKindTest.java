package papercatalog.publishing.bibtex;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.Read.paper;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.FileFormat;

final class BibtexKindTest {
  private static final String ENTRY = "@misc{k, title={T}, author={Ada Lovelace}, year=1843}";

  @ParameterizedTest
  @CsvSource({", ", "J, ", ", 1706.03762", "J, 1706.03762"})
  void kind_isReadBack(String venue, String arxiv) {
    for (WorkKind kind : WorkKind.values()) {
      PaperBuilder paper =
          PaperBuilder.from(paper(FileFormat.BIBTEX, ENTRY))
              .kind(Optional.of(kind))
              .text(TextField.VENUE, Optional.ofNullable(venue))
              .identifiers(arxiv == null ? Map.of() : Map.of("arxiv", arxiv));
      String entry = BibtexWriter.entry(new CitedPaper(paper.build()));

      assertThat(paper(FileFormat.BIBTEX, entry).kind()).as(entry).contains(kind);
    }
  }
}
