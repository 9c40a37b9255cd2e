package papercatalog.cli.transfer;

import papercatalog.domain.model.NamedConstant;
import papercatalog.publishing.write.Outcome;

public enum EntryOutcome implements NamedConstant {
  CREATED,
  REVISED,
  /** An interrupted write was finished. */
  COMPLETED,
  UNCHANGED,
  FAILED,
  /** DynamoDB did not answer; a second run shows whether the entry was written. */
  UNKNOWN,
  REJECTED;

  public boolean success() {
    return this != FAILED && this != UNKNOWN && this != REJECTED;
  }

  static EntryOutcome of(Outcome outcome) {
    return switch (outcome) {
      case CREATED -> CREATED;
      case REVISED, NAMES_REVISED, WITHDRAWN, DELETED -> REVISED;
      case COMPLETED -> COMPLETED;
      case UNCHANGED -> UNCHANGED;
    };
  }
}
