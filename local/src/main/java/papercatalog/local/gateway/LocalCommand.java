package papercatalog.local.gateway;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

@Command(
    name = "local",
    mixinStandardHelpOptions = true,
    description =
        "Runs the functions that get deployed on this machine, and checks catalogs elsewhere.",
    subcommands = {Serve.class, Invoke.class, Smoke.class})
public final class LocalCommand {
  private LocalCommand() {}

  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    return new CommandLine(new LocalCommand())
        .setParameterExceptionHandler(LocalCommand::explainUsage)
        .setExecutionExceptionHandler(LocalCommand::explainFailure);
  }

  private static int explainUsage(ParameterException e, String[] arguments) {
    e.getCommandLine().getErr().println(e.getMessage());
    return CommandLine.ExitCode.USAGE;
  }

  private static int explainFailure(Exception e, CommandLine command, ParseResult arguments) {
    command.getErr().println(e);
    return CommandLine.ExitCode.SOFTWARE;
  }
}
