package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import picocli.CommandLine.Option;

final class Confirmation {
  @Option(
      names = {"-y", "--yes"},
      order = 0,
      description = "Do not ask. Required when standard input is not a terminal.")
  private boolean yes;

  boolean given(String question, String participle, Output out) {
    if (yes) {
      return true;
    }
    if (!out.terminal().input()) {
      throw new UsageError(
          "This cannot be undone, and standard input is not a terminal: pass --yes");
    }
    String answer = System.console().readLine("%s Type yes: ", question);
    if (answer != null && answer.strip().toLowerCase(Locale.ROOT).equals("yes")) {
      return true;
    }
    out.problem("Nothing was " + participle + ".");
    return false;
  }
}
