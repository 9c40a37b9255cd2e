package papercatalog.cli.transfer;

import java.util.Locale;
import papercatalog.domain.write.Outcome;

/** What came of an entry of a file: exactly one of these, so that the counts add up. */
public enum EntryOutcome {
  CREATED(true),
  REVISED(true),
  /** An interrupted write was finished. */
  COMPLETED(true),
  /** The content was there already. */
  UNCHANGED(true),
  /** The catalog refused it. */
  FAILED(false),
  /** DynamoDB did not answer: it may have been written or not. Running the command again shows. */
  UNKNOWN(false),
  /** It was no record, by the rules of its format. */
  REJECTED(false);

  private final boolean success;

  EntryOutcome(boolean success) {
    this.success = success;
  }

  /** Whether the catalog holds now what the entry says. */
  public boolean success() {
    return success;
  }

  /** Its name in results. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  static EntryOutcome of(Outcome outcome) {
    return switch (outcome) {
      case CREATED -> CREATED;
      case REVISED, WITHDRAWN, DELETED -> REVISED;
      case COMPLETED -> COMPLETED;
      case UNCHANGED -> UNCHANGED;
    };
  }
}
