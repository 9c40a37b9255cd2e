package papercatalog.cli.console;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Differences.OF_AUTHORS;
import static papercatalog.domain.Differences.OF_AUTHORSHIPS;
import static papercatalog.domain.Differences.OF_PAPERS;
import static papercatalog.domain.Papers.paper;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Operators see every field. */
final class PaperTextTest {
  @Test
  void paper_showsEveryComponent() {
    assertThat(OF_PAPERS.shownBy(PaperText::of)).isEqualTo(OF_PAPERS.allBut());
    assertThat(
            OF_AUTHORSHIPS.shownBy(
                author -> PaperText.of(paper("a", "2026").authors(List.of(author)).build())))
        .isEqualTo(OF_AUTHORSHIPS.allBut());
  }

  @Test
  void author_showsEveryComponent() {
    assertThat(OF_AUTHORS.shownBy(PaperText::of)).isEqualTo(OF_AUTHORS.allBut());
  }

  @Test
  void summary_showsWhatIdentifiesThePaper() {
    assertThat(OF_PAPERS.shownBy(paper -> RecordLine.of(paper.summary())))
        .containsExactlyInAnyOrder("id", "title", "authors", "authorCount", "status", "published");
  }
}
