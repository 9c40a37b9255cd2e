package papercatalog.cli.command;

import picocli.CommandLine.Option;

/** The option of commands that write an index. */
final class IndexSize {
  @Option(
      names = "--max-mb",
      paramLabel = "MB",
      description = "Refuse a larger index; searchMaxMB of the stack (default: 256).")
  private int maxMb = 256;

  int maxMb() {
    return maxMb;
  }
}
