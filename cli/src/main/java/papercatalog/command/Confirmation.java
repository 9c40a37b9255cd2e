package papercatalog.command;

import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What cannot be undone is asked about, where there is somebody to ask. */
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
   * @throws ParameterException when there is nobody to ask
   */
  boolean given(String question) {
    if (yes) {
      return true;
    }
    if (!Main.of(command).terminal().input()) {
      throw new ParameterException(
          command.commandLine(), "This cannot be undone: it needs --yes, as nobody can be asked");
    }
    String answer = System.console().readLine("%s Type yes: ", question);
    return answer != null && answer.strip().toLowerCase(Locale.ROOT).equals("yes");
  }
}
