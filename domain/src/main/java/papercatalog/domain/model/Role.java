package papercatalog.domain.model;

import java.util.Locale;

/** What a person did for a paper. */
public enum Role {
  AUTHOR,
  EDITOR,
  TRANSLATOR,
  CONTRIBUTOR;

  private final String text = name().toLowerCase(Locale.ROOT);

  /** Its name in JSON and in items. */
  public String text() {
    return text;
  }

  public static Role of(String text) {
    for (Role role : values()) {
      if (role.text.equals(text)) {
        return role;
      }
    }
    throw new InvalidValue("role", "must be author, editor, translator or contributor");
  }
}
