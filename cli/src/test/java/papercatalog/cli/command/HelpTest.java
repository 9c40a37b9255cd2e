package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.cli.console.Terminal;
import papercatalog.domain.model.Release;
import picocli.CommandLine;

final class HelpTest {
  static Stream<String> commands() {
    return CatalogTool.commandLine(Terminal.NONE).getSubcommands().keySet().stream()
        .filter(name -> !name.equals("help"));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void help_ofEachCommand_hasExamplesAndGoesToStandardOutput(String command) {
    Run run = Run.catalog(command, "--help").expect(0);

    assertThat(run.out()).startsWith("Usage: catalog " + command).contains("Examples:");
    assertThat(run.out().lines()).as("no wider than a terminal").allMatch(l -> l.length() <= 100);
    assertThat(run.err()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void version_ofEachCommand_isTheTools(String command) {
    assertThat(Run.catalog(command, "--version").expect(0).out())
        .isEqualTo("catalog " + Release.VERSION + "\n");
  }

  /** The bills of materials have the version of the build. */
  @Test
  void version_isThatOfTheBuild() throws IOException {
    assertThat(Files.readString(Path.of("../pom.xml")))
        .contains("<artifactId>paper-catalog</artifactId>\n  <version>" + Release.VERSION + "<");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void unknownOption_isAUsageErrorOnStandardError(String command) {
    Run run = Run.catalog(command, "--no-such-option").expect(2);

    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("Try: catalog " + command + " --help");
  }

  @Test
  void help_listsEveryCommand() {
    String help = Run.catalog("--help").expect(0).out();

    assertThat(commands()).allMatch(command -> help.contains("  " + command + " "));
    assertThat(help).doesNotContain("\u001b");
  }

  @Test
  void help_on80Columns_hasAWholeSentenceOnOneLineForEachCommand() {
    String help = CatalogTool.commandLine(Terminal.NONE).setUsageHelpWidth(80).getUsageMessage();
    List<String> summaries =
        help.lines()
            .dropWhile(line -> !line.equals("Commands:"))
            .skip(1)
            .takeWhile(line -> !line.isBlank())
            .toList();

    assertThat(summaries)
        .hasSize(CatalogTool.commandLine(Terminal.NONE).getSubcommands().size())
        .allMatch(line -> line.matches("  [a-z]+ +[A-Z].*\\.") && line.length() <= 80);
  }

  @Test
  void noCommand_isAUsageError() {
    Run run = Run.catalog().expect(CommandLine.ExitCode.USAGE);

    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("catalog --help");
  }

  @ParameterizedTest
  @CsvSource({"gets, get", "improt, import", "--verson, --version"})
  void misspeltWord_suggestsTheNearest(String word, String nearest) {
    assertThat(Run.catalog(word).expect(2).err()).contains("Did you mean " + nearest + "?");
  }

  @Test
  void misspeltOption_suggestsTheNearest() {
    assertThat(Run.catalog("import", "x.bib", "--colection=wp").expect(2).err())
        .contains("Did you mean --collection?");
  }
}
