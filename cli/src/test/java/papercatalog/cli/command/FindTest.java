package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.publishing.PublishedTable;

final class FindTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  @BeforeAll
  static void publish() {
    TABLE.givenPublished(
        paper("preprint", "2025")
            .identifiers(Map.of("doi", "10.1145/ABC", "arxiv", "1706.03762v2"))
            .build(),
        paper("article", "2026")
            .identifiers(Map.of("doi", "10.1145/abc", "issn", "0001-0782"))
            .build());
  }

  @ParameterizedTest
  @CsvSource({
    "doi, https://doi.org/10.1145/aBC, article preprint",
    "DOI, doi:10.1145/abc, article preprint",
    "arxiv, https://arxiv.org/abs/1706.03762, preprint",
    "issn, 00010782, article",
    "pmid, 1, ''"
  })
  void find_takesAnyUsualForm(String scheme, String text, String found) {
    assertThat(
            String.join(
                " ",
                run("find", scheme, text, "--output=json").expect(0).json().stream()
                    .map(paper -> paper.get("id").asText())
                    .toList()))
        .isEqualTo(found);
  }

  @Test
  void find_goesOnPageByPage() {
    Run one = run("find", "doi", "10.1145/abc", "--limit=1").expect(0);
    assertThat(one.out()).startsWith("2026").contains("article");
    assertThat(one.err()).contains("--all");
    assertThat(run("find", "doi", "10.1145/abc", "--all").expect(0).out().lines()).hasSize(2);
  }

  @Test
  void find_ofAnIdentifierThatNoPaperHas_saysSo() {
    Run run = run("find", "doi", "https://doi.org/10.1145/NONE").expect(0);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("No paper has the doi 10.1145/none.\n");
    assertThat(run("find", "doi", "10.1145/none", "--quiet").expect(0).err()).isEmpty();
  }

  @Test
  void find_ofNonsense_isAUsageErrorThatSaysTheRule() {
    assertThat(run("find", "handle", "x").expect(2).err())
        .contains("SCHEME", "must be doi, arxiv, isbn, issn, pmid or url");
    assertThat(run("find", "doi", " ").expect(2).err()).contains("doi must have");
    assertThat(run("find", "doi").expect(2).err()).contains("IDENTIFIER");
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
