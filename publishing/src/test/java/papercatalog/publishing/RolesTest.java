package papercatalog.publishing;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.Read.onlyEntry;
import static papercatalog.publishing.Read.paper;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;
import papercatalog.publishing.entry.Entry.PaperEntry;

/** Who of those that an entry names did the work itself. */
final class RolesTest {
  private static final String BIBTEX = "@%s{k, title={T}, year=2018, %s}";
  private static final String BOTH = "editor={Bob}, author={Ada}";

  @ParameterizedTest
  @CsvSource({
    "book, ada:author bob:editor",
    "techreport, ada:author bob:editor",
    "incollection, ada:author bob:editor",
    "inproceedings, ada:author bob:editor",
    "misc, ada:author bob:editor",
  })
  void editors_standNextToAuthors(String type, String byline) {
    assertThat(byline(paper(FileFormat.BIBTEX, BIBTEX.formatted(type, BOTH)))).isEqualTo(byline);
  }

  @ParameterizedTest
  @CsvSource({"proceedings", "incollection", "misc"})
  void editors_standIn_whereThereAreNoAuthors(String type) {
    assertThat(byline(paper(FileFormat.BIBTEX, BIBTEX.formatted(type, "editor={Bob}"))))
        .isEqualTo("bob:editor");
  }

  @Test
  void translators_areKept() {
    assertThat(
            byline(
                paper(FileFormat.BIBTEX, BIBTEX.formatted("inbook", BOTH + ", translator={Eva}"))))
        .isEqualTo("ada:author bob:editor eva:translator");
    assertThat(byline(paper(FileFormat.BIBTEX, BIBTEX.formatted("book", "translator={Eva}"))))
        .isEqualTo("eva:translator");
  }

  @Test
  void editorWhoTranslated_isOnePerson() {
    PaperEntry entry =
        onlyEntry(FileFormat.BIBTEX, BIBTEX.formatted("book", BOTH + ", translator={Bob}"));

    assertThat(byline(entry.paper())).isEqualTo("ada:author bob:editor");
    assertThat(entry.paper().authors().getLast().roles())
        .containsExactly(Role.EDITOR, Role.TRANSLATOR);
    assertThat(entry.notices()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "book, ada:author bob:editor eva:translator grace:contributor",
    "chapter, ada:author bob:editor eva:translator grace:contributor",
  })
  void cslJson_hasAllRoles(String type, String byline) {
    String item =
        """
        {"id": "k", "title": "T", "issued": "2018", "type": "%s",\
         "contributor": [{"literal": "Grace"}], "translator": [{"literal": "Eva"}],\
         "editor": [{"literal": "Bob"}], "author": [{"literal": "Ada"}]}
        """
            .formatted(type);

    assertThat(byline(paper(FileFormat.CSL_JSON, item))).isEqualTo(byline);
  }

  private static String byline(Paper paper) {
    return paper.authors().stream()
        .map(author -> author.handle() + ":" + author.role().text())
        .collect(joining(" "));
  }
}
