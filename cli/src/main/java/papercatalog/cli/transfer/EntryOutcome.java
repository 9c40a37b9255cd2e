package papercatalog.cli.transfer;

import java.util.Locale;
import papercatalog.domain.write.Outcome;

/** The outcome of an entry of a file. Each entry has exactly one, so that the counts add up. */
public enum EntryOutcome {
  CREATED(true),
  REVISED(true),
  /** An interrupted write was finished. */
  COMPLETED(true),
  UNCHANGED(true),
  FAILED(false),
  /**
   * DynamoDB did not answer, so the entry may have been written or not. A second run shows which.
   */
  UNKNOWN(false),
  /** The entry broke the rules of its format. */
  REJECTED(false);

  private final boolean success;

  EntryOutcome(boolean success) {
    this.success = success;
  }

  /** Returns whether the catalog now contains the entry. */
  public boolean success() {
    return success;
  }

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
