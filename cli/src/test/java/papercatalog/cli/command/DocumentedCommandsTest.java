package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.Generated;
import papercatalog.domain.TestTable;

/** The documents show the output that the tool prints. */
@Tag("slow")
@Tag(Generated.TAG)
final class DocumentedCommandsTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final Path ROOT = Path.of("..");

  @BeforeAll
  static void importSample(@TempDir Path directory) throws IOException {
    SampleTable.fill(TABLE, directory);
  }

  /** The order matters: the page on operations is the only one that changes the table. */
  @ParameterizedTest
  @ValueSource(strings = {"docs/tour.md", "docs/cost.md", "docs/operations.md"})
  void commands_printWhatThePageShows(String page, @TempDir Path directory) throws IOException {
    List<ShownCommand> shown = ShownCommand.of(ROOT.resolve(page));

    assertThat(shown).isNotEmpty();
    for (ShownCommand command : shown) {
      command.check(TABLE, directory);
    }
  }
}
