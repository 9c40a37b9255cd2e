package papercatalog.domain.model;

import java.util.Locale;

public enum ChangeKind {
  CREATED("New"),
  REVISED("Revised"),
  WITHDRAWN("Withdrawn"),
  /** Published again after a withdrawal. */
  REINSTATED("Reinstated"),
  /** Only this change is left of the paper. */
  DELETED("Deleted");

  private final String text = name().toLowerCase(Locale.ROOT);
  private final String label;

  ChangeKind(String label) {
    this.label = label;
  }

  /** Its name in JSON and in items. */
  public String text() {
    return text;
  }

  public String label() {
    return label;
  }

  public static ChangeKind of(String text) {
    for (ChangeKind kind : values()) {
      if (kind.text.equals(text)) {
        return kind;
      }
    }
    throw new InvalidValue("change", "must be created, revised, withdrawn, reinstated or deleted");
  }
}
