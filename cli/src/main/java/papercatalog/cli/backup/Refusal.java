package papercatalog.cli.backup;

import java.io.Serial;

/**
 * Why a catalog is not backed up, restored or compared, in one sentence or two for the operator.
 */
public final class Refusal extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  private final String code;

  private Refusal(String code, String message) {
    super(message);
    this.code = code;
  }

  /** A record that a backup would not hold as it is. */
  static Refusal ofRecord(String name, String why) {
    return new Refusal("unfit-record", "%s cannot be backed up: %s".formatted(name, why));
  }

  /** A file that is no backup, or not a whole one. */
  static Refusal ofFile(String file, long line, String why) {
    return new Refusal("broken-backup", "%s:%d: %s".formatted(file, line, why));
  }

  /** Something that the table has already. */
  static Refusal ofTable(PartKey part, String why) {
    return new Refusal(
        "differs",
        "The table has the %s already: %s Nothing of it was written.".formatted(part, why));
  }

  /** Two sides of which one is only a part. */
  static Refusal ofComparison(String why) {
    return new Refusal("not-comparable", why);
  }

  /** For programs. */
  public String code() {
    return code;
  }
}
