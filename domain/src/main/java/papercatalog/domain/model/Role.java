package papercatalog.domain.model;

public enum Role implements NamedConstant {
  AUTHOR,
  EDITOR,
  TRANSLATOR,
  CONTRIBUTOR;

  public static Role of(String text) {
    return NamedConstant.of(values(), "role", text);
  }
}
