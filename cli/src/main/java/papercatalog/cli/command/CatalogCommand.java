package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.failure.ClosedPipe;
import papercatalog.domain.model.Release;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * A command, with the options of every command. Help lists options by their {@code order}: a
 * command's own come first, then those that it shares with similar commands, the target's and
 * these.
 */
@Command(
    version = "catalog " + Release.VERSION,
    sortOptions = false,
    footerHeading = "%nExamples:%n")
abstract class CatalogCommand implements Callable<Integer> {
  @Option(
      names = "--output",
      order = 3,
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text, or json: one object per line (default: ${DEFAULT-VALUE}).")
  private Output.ResultFormat format;

  @Option(
      names = {"-q", "--quiet"},
      order = 3,
      description = "No progress and no notes on standard error, only errors.")
  private boolean quiet;

  @Option(
      names = {"-h", "--help"},
      order = 3,
      usageHelp = true,
      description = "Show this help message and exit.")
  boolean help;

  @Option(
      names = {"-V", "--version"},
      order = 3,
      versionHelp = true,
      description = "Print version information and exit.")
  boolean version;

  @Spec private CommandSpec command;

  @Override
  public final Integer call() {
    CommandLine line = command.commandLine();
    Output out =
        new Output(line.getOut(), line.getErr(), format, quiet, CatalogTool.terminal(command));
    try {
      return run(out);
    } catch (UsageError e) {
      throw new ParameterException(line, e.getMessage());
    } catch (ClosedPipe _) {
      return ClosedPipe.EXIT_CODE;
    } catch (OutOfMemoryError _) {
      out.problem("Out of memory: give the tool more, as in CATALOG_JAVA_OPTS=-Xmx2g");
      return CommandLine.ExitCode.SOFTWARE;
    } catch (IOException | InterruptedException | RuntimeException e) {
      out.failure(e);
      return CommandLine.ExitCode.SOFTWARE;
    }
  }

  abstract int run(Output out) throws IOException, InterruptedException;
}
