package papercatalog.cli.backup;

import papercatalog.bibliography.entry.RecordName;
import papercatalog.cli.failure.CommandFailed;

/**
 * The reason why a catalog cannot be backed up, restored or compared, in one or two sentences for
 * the operator.
 */
public final class Refusal extends CommandFailed {
  private Refusal(String code, String message) {
    super(code, message);
  }

  static Refusal ofRecord(String name, String why) {
    return new Refusal("unfit-record", "%s cannot be backed up: %s".formatted(name, why));
  }

  static Refusal ofFile(String file, long line, String why) {
    return new Refusal("broken-backup", "%s:%d: %s".formatted(file, line, why));
  }

  static Refusal ofTable(RecordName part, String why) {
    return new Refusal(
        "differs",
        "The table has the %s already: %s Nothing of it was written.".formatted(part, why));
  }

  static Refusal ofComparison(String why) {
    return new Refusal("not-comparable", why);
  }
}
