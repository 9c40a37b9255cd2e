package papercatalog.command;

import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/**
 * The options that say how a command speaks; they make its help and version what all commands' are.
 */
@Command(
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    sortOptions = false,
    footerHeading = "%nExamples:%n")
final class OutputOptions {
  /** How results are written to standard output. */
  enum Format {
    /** For people. */
    TEXT,
    /** For programs: one JSON object a line. */
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Option(
      names = "--output",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text, or json: one object a line (default: ${DEFAULT-VALUE}).")
  private Format format = Format.TEXT;

  @Option(
      names = {"-q", "--quiet"},
      description = "No progress and no notes on standard error, only what went wrong.")
  private boolean quiet;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** What the options of a command line ask for. */
  static Format asked(ParseResult arguments) {
    return arguments.matchedOptionValue("--output", Format.TEXT);
  }

  /** Where results and notes go. */
  Output open() {
    return new Output(
        command.commandLine().getOut(), command.commandLine().getErr(), format, quiet);
  }
}
