package papercatalog.json;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.Differences.OF_AUTHORS;
import static papercatalog.Differences.OF_AUTHORSHIPS;
import static papercatalog.Differences.OF_PAPERS;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papercatalog.Papers;
import papercatalog.model.Authorship;
import papercatalog.model.Paper;
import papercatalog.model.PaperSummary;
import papercatalog.model.Tombstone;
import papercatalog.read.Page;

/** Which components readers see: no field can be forgotten in the answers. */
final class MappersTest {
  /** A withdrawn paper is answered with its tombstone only. */
  @Test
  void paper_showsAll_butWhenItWasWithdrawn() {
    assertThat(OF_PAPERS.shownBy(paper -> PaperJson.paper(paper).toString()))
        .isEqualTo(OF_PAPERS.allBut("withdrawnAt"));
    assertThat(OF_AUTHORSHIPS.shownBy(author -> PaperJson.paper(by(author)).toString()))
        .isEqualTo(OF_AUTHORSHIPS.allBut());
  }

  @Test
  void tombstone_showsAllOfIt() {
    assertThat(OF_PAPERS.shownBy(paper -> tombstone(Tombstone.of(paper))))
        .isEqualTo(OF_PAPERS.shownBy(Tombstone::of));
  }

  @Test
  void list_showsTheSummary() {
    assertThat(OF_PAPERS.shownBy(paper -> summary(paper.summary())))
        .isEqualTo(OF_PAPERS.shownBy(Paper::summary));
  }

  @Test
  void author_showsAll() {
    assertThat(OF_AUTHORS.shownBy(author -> AuthorJson.author(author).toString()))
        .isEqualTo(OF_AUTHORS.allBut());
  }

  private static Paper by(Authorship author) {
    return Papers.paper("a", "2026").authors(List.of(author)).build();
  }

  private static String tombstone(Tombstone tombstone) {
    return JsonText.object(json -> PaperJson.tombstone(json, tombstone)).toString();
  }

  private static String summary(PaperSummary paper) {
    Page<PaperSummary> page = new Page<>(List.of(paper), Optional.empty());
    return PageJson.page(page, 1, "/", Optional.empty()).toString();
  }
}
