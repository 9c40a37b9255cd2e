package papercatalog.model;

import java.util.Arrays;
import java.util.Locale;

/** What became of a paper. */
public enum Status {
  PUBLISHED,
  /** Replaced by another paper: still readable, no longer listed. */
  SUPERSEDED,
  /** Publicly disowned: readable and listed, and it says so. */
  RETRACTED,
  /** Taken back: only a tombstone is left to read, and it is not listed. */
  WITHDRAWN;

  /** Its name in JSON and in items. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether the collection, author and topic lists show a paper of this status. */
  public boolean listed() {
    return switch (this) {
      case PUBLISHED, RETRACTED -> true;
      case SUPERSEDED, WITHDRAWN -> false;
    };
  }

  /**
   * Reads {@link #text()}.
   *
   * @throws InvalidValue when there is no such status
   */
  public static Status of(String text) {
    return Arrays.stream(values())
        .filter(status -> status.text().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidValue(
                    "status", "must be published, superseded, retracted or withdrawn"));
  }
}
