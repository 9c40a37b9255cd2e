package papercatalog.domain.model;

import java.util.Locale;

/** What became of a paper. */
public enum Status {
  /** May still change in substance: listed, and it says so. */
  DRAFT,
  PUBLISHED,
  /** Replaced by another paper: still readable, no longer listed. */
  SUPERSEDED,
  /** Publicly disowned: readable and listed, and it says so. */
  RETRACTED,
  /** Taken back: only a tombstone is left to read, and it is not listed. */
  WITHDRAWN;

  private final String text = name().toLowerCase(Locale.ROOT);

  /** Its name in JSON and in items. */
  public String text() {
    return text;
  }

  /** Whether the collection, author and topic lists show a paper of this status. */
  public boolean listed() {
    return switch (this) {
      case DRAFT, PUBLISHED, RETRACTED -> true;
      case SUPERSEDED, WITHDRAWN -> false;
    };
  }

  /**
   * Reads {@link #text()}.
   *
   * @throws InvalidValue when there is no such status
   */
  public static Status of(String text) {
    for (Status status : values()) {
      if (status.text.equals(text)) {
        return status;
      }
    }
    throw new InvalidValue(
        "status", "must be draft, published, superseded, retracted or withdrawn");
  }
}
