package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.model.ConstantName;

public enum Order {
  /** Newest first: the default. */
  DESC,
  ASC;

  public String text() {
    return ConstantName.kebabCase(this);
  }

  public static Order of(String text) {
    return ConstantName.of(values(), "order", text);
  }
}
