package papercatalog.domain.model;

import java.util.Locale;

/** What became of a paper. */
public enum ChangeKind {
  CREATED,
  REVISED,
  WITHDRAWN,
  /** It had been withdrawn, and is there again. */
  REINSTATED,
  /** Nothing but this change is left. */
  DELETED;

  private final String text = name().toLowerCase(Locale.ROOT);

  /** Its name in JSON and in items. */
  public String text() {
    return text;
  }

  /**
   * Reads {@link #text()}.
   *
   * @throws InvalidValue when there is no such kind
   */
  public static ChangeKind of(String text) {
    for (ChangeKind kind : values()) {
      if (kind.text.equals(text)) {
        return kind;
      }
    }
    throw new InvalidValue("change", "must be created, revised, withdrawn, reinstated or deleted");
  }
}
