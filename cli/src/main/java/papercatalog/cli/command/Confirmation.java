package papercatalog.cli.command;

import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Asks before an action that cannot be undone. */
final class Confirmation {
  @Option(
      names = {"-y", "--yes"},
      description = "Do not ask. Required when standard input is not a terminal.")
  private boolean yes;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /**
   * Asks for confirmation unless {@code --yes} is given.
   *
   * @return whether the operator confirmed
   * @throws UsageError when standard input is not a terminal
   */
  boolean given(String question) {
    if (yes) {
      return true;
    }
    if (!CatalogTool.of(command).terminal().input()) {
      throw new UsageError(
          "This cannot be undone, and standard input is not a terminal: pass --yes");
    }
    String answer = System.console().readLine("%s Type yes: ", question);
    return answer != null && answer.strip().toLowerCase(Locale.ROOT).equals("yes");
  }
}
