package papercatalog.domain.model;

import java.util.Locale;

/** The kinds of changes of a paper. */
public enum ChangeKind {
  CREATED,
  REVISED,
  WITHDRAWN,
  /** Published again after a withdrawal. */
  REINSTATED,
  /** Only this change is left of the paper. */
  DELETED;

  private final String text = name().toLowerCase(Locale.ROOT);

  /** Its name in JSON and in items. */
  public String text() {
    return text;
  }

  /**
   * Reads {@link #text()}.
   *
   * @throws InvalidValue for an unknown kind
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
