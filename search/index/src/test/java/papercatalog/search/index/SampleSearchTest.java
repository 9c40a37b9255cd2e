package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.model.Paper;
import papercatalog.domain.read.SearchPage;
import papercatalog.publishing.document.PaperDocument;

/** Known papers of the sample catalog. */
final class SampleSearchTest {
  private static final File SAMPLE =
      new File("../../local/src/main/resources/papercatalog/local/gateway/sample-catalog.json");

  private static final List<Paper> PAPERS = new ArrayList<>();
  @TempDir private static Path folder;
  private static IndexOf index;

  @BeforeAll
  static void index() throws IOException {
    for (JsonNode paper : new ObjectMapper().readTree(SAMPLE).path("papers")) {
      PAPERS.add(PaperDocument.read(paper));
    }
    index = new IndexOf(folder, PAPERS);
  }

  @AfterAll
  static void close() throws IOException {
    index.close();
  }

  @Test
  void wholeTitle_isFirst() throws IOException {
    for (Paper paper : PAPERS) {
      if (paper.status().listed()) {
        assertThat(index.ids(paper.title())).startsWith(paper.id().key());
      }
    }
  }

  @Test
  void surnameAndTwoWordsOfTheTitle_findThePaper() throws IOException {
    for (Paper paper : PAPERS) {
      String[] words = paper.title().split(" ", -1);
      String name = paper.authors().getFirst().name();
      String surname = name.substring(name.lastIndexOf(' ') + 1);
      if (paper.status().listed()) {
        assertThat(index.ids(surname + " " + words[0] + " " + words[words.length - 1]))
            .contains(paper.id().key());
      }
    }
  }

  @Test
  void facets_countAllHits() throws IOException {
    SearchPage page = index.search("");
    long all = PAPERS.stream().filter(paper -> paper.status().found()).count();
    assertThat(page.total()).isEqualTo(all);
    assertThat(page.facets().get("collection").values().stream().mapToLong(it -> it).sum())
        .isEqualTo(all);
    assertThat(List.copyOf(page.facets().get("year").values()))
        .isSortedAccordingTo(Comparator.reverseOrder());
  }
}
