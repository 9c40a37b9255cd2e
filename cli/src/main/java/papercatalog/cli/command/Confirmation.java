package papercatalog.cli.command;

import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Asks before what cannot be undone. */
final class Confirmation {
  @Option(
      names = {"-y", "--yes"},
      description = "Do not ask. Needed where standard input is no terminal.")
  private boolean yes;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /**
   * Makes sure that the operator means it.
   *
   * @return false when not
   * @throws ParameterException when there is no terminal to ask at
   */
  boolean given(String question) {
    if (yes) {
      return true;
    }
    if (!CatalogTool.of(command).terminal().input()) {
      throw new ParameterException(
          command.commandLine(),
          "This cannot be undone: it needs --yes, as there is no terminal to ask at");
    }
    String answer = System.console().readLine("%s Type yes: ", question);
    return answer != null && answer.strip().toLowerCase(Locale.ROOT).equals("yes");
  }
}
