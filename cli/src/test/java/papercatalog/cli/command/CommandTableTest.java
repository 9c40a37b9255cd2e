package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.cli.console.Terminal;
import picocli.CommandLine;

/** The tables of commands in the documents are complete, and their options exist. */
final class CommandTableTest {
  private static final Pattern ROW = Pattern.compile("\\| (`.*?[^\\\\]) \\| (.*) \\|");
  private static final Pattern COMMAND = Pattern.compile("`([a-z]+)[^`]*`");
  private static final Pattern OPTION = Pattern.compile("`(--[a-z-]+)[^`]*`");

  private final CommandLine tool = CatalogTool.commandLine(Terminal.NONE);

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/operations.md"})
  void table_namesEveryCommandWithOptionsThatItHas(String page) throws IOException {
    Set<String> named = new TreeSet<>();
    for (String line : Files.readAllLines(Path.of("..").resolve(page))) {
      Matcher row = ROW.matcher(line);
      Set<String> commands = row.matches() ? found(COMMAND, row.group(1)) : Set.of();
      if (tool.getSubcommands().keySet().containsAll(commands) && !commands.isEmpty()) {
        named.addAll(commands);
        assertThat(found(OPTION, row.group(2)))
            .as(line)
            .allMatch(option -> commands.stream().anyMatch(command -> has(command, option)));
      }
    }

    Set<String> all = new TreeSet<>(tool.getSubcommands().keySet());
    all.remove("help");
    assertThat(named).isEqualTo(all);
  }

  private static Set<String> found(Pattern pattern, String cell) {
    Set<String> found = new TreeSet<>();
    pattern.matcher(cell).results().forEach(it -> found.add(it.group(1)));
    return found;
  }

  private boolean has(String command, String option) {
    return tool.getSubcommands().get(command).getCommandSpec().findOption(option) != null;
  }
}
