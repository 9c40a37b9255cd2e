package papercatalog.cli.command;

import papercatalog.cli.transfer.RecordName;

/** The collection or topic does not exist. */
final class EntryNotFound extends RuntimeException {
  private final String code;

  EntryNotFound(RecordName.OfEntry entry) {
    super(
        "There is no %s. The first paper that names it creates it; so does --title."
            .formatted(entry));
    this.code = entry.kind() + "-not-found";
  }

  /** The error code for programs: {@code topic-not-found}. */
  String code() {
    return code;
  }
}
