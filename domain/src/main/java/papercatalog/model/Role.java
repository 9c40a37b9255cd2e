package papercatalog.model;

import java.util.Arrays;
import java.util.Locale;

/** What somebody did for a paper. */
public enum Role {
  AUTHOR,
  EDITOR;

  /** Its name in JSON and in items. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads {@link #text()}.
   *
   * @throws InvalidValue when there is no such role
   */
  public static Role of(String text) {
    return Arrays.stream(values())
        .filter(role -> role.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new InvalidValue("role", "must be author or editor"));
  }
}
