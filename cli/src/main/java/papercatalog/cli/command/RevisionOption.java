package papercatalog.cli.command;

import java.util.Optional;
import java.util.OptionalLong;
import picocli.CommandLine.Option;

/** The state that the operator has seen, so that a later one is left alone. */
final class RevisionOption {
  @Option(
      names = "--revision",
      paramLabel = "N",
      converter = RevisionNumber.class,
      description = "Only if this is its revision (default: whatever is there).")
  private Optional<Long> revision = Optional.empty();

  OptionalLong seen() {
    return revision.map(OptionalLong::of).orElseGet(OptionalLong::empty);
  }
}
