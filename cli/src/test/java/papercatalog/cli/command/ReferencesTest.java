package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.publishing.PublishedTable;

@Tag("slow")
final class ReferencesTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();
  @TempDir private Path directory;

  @BeforeAll
  static void publish() {
    TABLE.givenPublished(
        paper("one", "2026").identifiers(Map.of("doi", "10.5555/one")).build(),
        paper("two", "2026").identifiers(Map.of("doi", "10.5555/TWO")).build(),
        paper("three", "2026").identifiers(Map.of("doi", "10.5555/(sici)3,a")).build());
  }

  /** As the index of OpenCitations and its older files have rows. */
  @Test
  void openCitations_addReferencesToPapersThatExist_once() throws IOException {
    Path file = directory.resolve("citations.csv");
    Files.writeString(
        file,
        """
        "oci","citing","cited","creation"
        "06-1","omid:br/061 doi:10.5555/two openalex:W1","doi:10.5555/one","2026"
        06-2,10.5555/Two,10.5555/other,2026
        06-3,10.5555/unknown,10.5555/one,2026
        06-4,10.5555/two,,2026
        """,
        UTF_8);

    assertThat(run("references", "import", file.toString(), "--dry-run").expect(0).err())
        .contains(
            "Rows without two DOIs, left out: 1, first on line 5",
            "Citing papers that are not in the catalog: 1",
            "Nothing was written.");
    assertThat(run("references", "import", file.toString()).expect(0).out())
        .startsWith("revised    paper two, revision 2: ");
    assertThat(run("references", "import", file.toString()).expect(0).out())
        .startsWith("unchanged  paper two");
    assertThat(run("get", "/papers/two/references", "--format=text").expect(0).out())
        .isEqualTo("doi:10.5555/one  one\ndoi:10.5555/other\n");
    assertThat(run("verify").expect(0).out()).contains("nothing wrong");
  }

  @Test
  void moreReferencesThanAPaperMayHave_leaveItAsItIs() throws IOException {
    Path file = directory.resolve("many.csv");
    StringBuilder rows = new StringBuilder("citing,cited\n10.5555/one,10.5555/two\n");
    for (int i = 0; i <= 5_000; i++) {
      rows.append("10.5555/two,10.5555/").append(i).append('\n');
    }
    Files.writeString(file, rows);

    Run run = run("references", "import", file.toString()).expect(0);
    assertThat(run.err())
        .contains("two is left as it is: references must be at most 5,000", "there are 5,00");
    assertThat(run.out()).contains("paper one");
  }

  /** A byte order mark, CRLF, a DOI with a comma, resolvers, short and long rows. */
  @Test
  void odd_rows_areRead() throws IOException {
    Path file = directory.resolve("odd.csv");
    Files.writeString(
        file,
        """
        \uFEFFciting,cited\r
        "10.5555/(SICI)3,A","https://doi.org/10.5555/ONE"\r
        "doi:10.5555/(sici)3,a",10.5555/one,more,columns\r
        \r
        10.5555/(sici)3\r
        "10.5555/(sici)3,a","DOI:10.5555/b,c"\r
        "10.5555/(sici)3,a","10.5555/(sici)3,a"\r
        "10.5555/(sici)3,a",10.1000.10/sub\r
        """,
        UTF_8);

    run("references", "import", file.toString()).expect(0);
    assertThat(run("get", "/papers/three/references", "--format=text").expect(0).out().lines())
        .containsExactly(
            "doi:10.5555/one  one",
            "doi:10.5555/b,c",
            "doi:10.5555/(sici)3,a",
            "doi:10.1000.10/sub");
    assertThat(run("verify").expect(0).out()).contains("nothing wrong");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "citing;cited\n", "doi,references\n10.5555/two,10.5555/one\n"})
  void fileWithoutTheColumns_isRefused(String content) throws IOException {
    Path file = directory.resolve("other.csv");
    Files.writeString(file, content);
    assertThat(run("references", "import", file.toString()).expect(1).err())
        .contains("The file has no column cit");
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
