package papercatalog.cli.command;

import module java.base;

import picocli.CommandLine.Option;

/** The expected revision, for an optimistic lock. */
final class RevisionOption {
  @Option(
      names = "--revision",
      paramLabel = "N",
      converter = PositiveNumber.class,
      description = "Only if this is the current revision (default: any revision).")
  private Optional<Long> revision = Optional.empty();

  OptionalLong seen() {
    return revision.map(OptionalLong::of).orElseGet(OptionalLong::empty);
  }
}
