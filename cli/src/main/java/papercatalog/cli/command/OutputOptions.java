package papercatalog.cli.command;

import papercatalog.cli.console.Output;
import papercatalog.cli.console.OutputFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** The output options of every command, with {@code --help} and {@code --version}. */
@Command(
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    footerHeading = "%nExamples:%n")
final class OutputOptions {
  @Option(
      names = "--output",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text, or json: one object a line (default: ${DEFAULT-VALUE}).")
  private OutputFormat format = OutputFormat.TEXT;

  @Option(
      names = {"-q", "--quiet"},
      description = "No progress and no notes on standard error, only what went wrong.")
  private boolean quiet;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** The output format of a command line. */
  static OutputFormat asked(ParseResult arguments) {
    return arguments.matchedOptionValue("--output", OutputFormat.TEXT);
  }

  Output open() {
    return new Output(
        command.commandLine().getOut(),
        command.commandLine().getErr(),
        format,
        quiet,
        CatalogTool.of(command).terminal());
  }
}
