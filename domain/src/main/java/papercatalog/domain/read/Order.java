package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.model.NamedConstant;

public enum Order implements NamedConstant {
  /** Newest first: the default. */
  DESC,
  ASC;

  public static Order of(String text) {
    return NamedConstant.of(values(), "order", text);
  }
}
