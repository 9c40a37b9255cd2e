package papercatalog.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.TestTable;

/** The output that the pages show below a command is what the tool prints. */
final class DocumentedCommandsTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final Path ROOT = Path.of("..");
  private static final Path SAMPLE =
      ROOT.resolve("local/gateway/src/main/resources/papercatalog/local/sample-catalog.json");

  /** What {@code make run} serves. */
  @BeforeAll
  static void importSample(@TempDir Path directory) throws IOException {
    JsonNode sample = new ObjectMapper().readTree(SAMPLE.toFile());
    List<String> documents = new ArrayList<>();
    sample.get("authors").forEach(author -> documents.add(author.toString()));
    sample.get("papers").forEach(paper -> documents.add(paper.toString()));
    Path file = Files.write(directory.resolve("sample.ndjson"), documents);
    Run.at(TABLE, "import", file.toString()).expect(0);
  }

  /** In this order: of these pages only the one on operations leaves something in the table. */
  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/cost.md", "docs/operations.md"})
  void commands_printWhatThePageShows(String page, @TempDir Path directory) throws IOException {
    List<ShownCommand> shown = ShownCommand.of(ROOT.resolve(page));

    assertThat(shown).isNotEmpty();
    for (ShownCommand command : shown) {
      command.check(TABLE, directory);
    }
  }
}
