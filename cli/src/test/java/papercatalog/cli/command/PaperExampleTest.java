package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.Generated;
import papercatalog.domain.TestTable;

/** The document that help and pages show. */
final class PaperExampleTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final Path EXAMPLE = Generated.ROOT.resolve("docs/examples/paper.json");

  @Test
  @Tag(Generated.TAG)
  void page_showsTheExample() throws IOException {
    List<String> block = new ArrayList<>(Files.readAllLines(EXAMPLE));
    block.addFirst("```json");
    block.addLast("```");
    Generated.part("docs/operations.md", "paper", block);
  }

  @Test
  void help_showsTheExample() throws IOException {
    assertThat(Run.catalog("publish", "--help").out())
        .contains(Files.readString(EXAMPLE).stripTrailing().indent(2));
  }

  @Test
  void example_isPublishedWithoutANotice() {
    Run run = Run.at(TABLE, "publish", EXAMPLE.toString()).expect(0);

    assertThat(run.out())
        .startsWith("created    paper wp-003, revision 1")
        .doesNotContain("notice");
  }
}
