package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.model.InvalidValue;

/** The direction of a list. */
public enum Order {
  /** Newest first: the default. */
  DESC,
  /** Oldest first. */
  ASC;

  /** Its name in a query string. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads {@link #text()}.
   *
   * @throws InvalidValue for an unknown order
   */
  public static Order of(String text) {
    return Arrays.stream(values())
        .filter(order -> order.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new InvalidValue("order", "must be desc or asc"));
  }
}
