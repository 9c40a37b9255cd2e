package papercatalog.cli.command;

import papercatalog.cli.transfer.RecordName;

/** A directory has no such collection or topic. */
final class EntryNotFound extends RuntimeException {
  private final String code;

  EntryNotFound(RecordName.OfEntry entry) {
    super(
        "There is no %s. One comes into being with the first paper that names it, or with a --title."
            .formatted(entry));
    this.code = entry.kind() + "-not-found";
  }

  /** For programs: {@code topic-not-found}. */
  String code() {
    return code;
  }
}
