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
import papercatalog.publishing.PublishedTable;

@Tag("slow")
final class ReferencesTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();
  @TempDir private Path directory;

  @BeforeAll
  static void publish() {
    TABLE.givenPublished(
        paper("one", "2026").identifiers(Map.of("doi", "10.5555/one")).build(),
        paper("two", "2026").identifiers(Map.of("doi", "10.5555/TWO")).build());
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

    assertThat(run("references", "import", file.toString()).expect(0).out())
        .startsWith("revised    paper two, revision 2: ");
    assertThat(run("references", "import", file.toString()).expect(0).out())
        .startsWith("unchanged  paper two");
    assertThat(run("references", "two").expect(0).out())
        .isEqualTo("doi:10.5555/one  -> one\ndoi:10.5555/other\n");
    assertThat(run("verify").expect(0).out()).contains("nothing wrong");
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
