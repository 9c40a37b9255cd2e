package papercatalog.cli.backup;

import papercatalog.cli.failure.CommandFailed;
import papercatalog.publishing.entry.RecordName;

/** Why a catalog cannot be backed up, restored or compared. */
public final class Refusal extends CommandFailed {
  Refusal(String code, String message) {
    super(code, message);
  }

  static Refusal ofRecord(String name, String why) {
    return new Refusal("unfit-record", "%s cannot be backed up: %s".formatted(name, why));
  }

  static Refusal ofTable(RecordName part, String why) {
    return new Refusal(
        "differs",
        "The table has the %s already: %s Nothing of it was written.".formatted(part, why));
  }
}
