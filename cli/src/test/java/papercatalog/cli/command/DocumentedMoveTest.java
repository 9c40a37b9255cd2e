package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.Generated;
import papercatalog.domain.TestTable;

/** Runs the commands of docs/moving.md on the sample catalog. */
@Tag("slow")
@Tag(Generated.TAG)
final class DocumentedMoveTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  @Test
  void commands_printWhatThePageShows(@TempDir Path directory) throws IOException {
    SampleTable.fill(TABLE, directory);
    LockSupport.parkNanos(Duration.ofMillis(1_500).toNanos());
    String since = "--since " + Instant.now().truncatedTo(ChronoUnit.SECONDS);
    List<ShownCommand> shown = ShownCommand.of(Path.of("../docs/moving.md"));

    assertThat(shown).hasSizeGreaterThan(8);
    for (ShownCommand command : shown) {
      String typed = command.typed().replaceFirst("--since \\S+", since);
      new ShownCommand(command.page(), typed, command.output()).check(TABLE, directory);
    }
  }
}
