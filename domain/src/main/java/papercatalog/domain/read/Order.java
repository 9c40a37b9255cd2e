package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.model.InvalidValue;

public enum Order {
  /** Newest first: the default. */
  DESC,
  /** Oldest first. */
  ASC;

  /** Its name in a query string. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Order of(String text) {
    return Arrays.stream(values())
        .filter(order -> order.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new InvalidValue("order", "must be desc or asc"));
  }
}
