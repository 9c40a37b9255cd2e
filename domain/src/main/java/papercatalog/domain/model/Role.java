package papercatalog.domain.model;

public enum Role {
  AUTHOR,
  EDITOR,
  TRANSLATOR,
  CONTRIBUTOR;

  private final String text = ConstantName.kebabCase(this);

  public String text() {
    return text;
  }

  public static Role of(String text) {
    return ConstantName.of(values(), "role", text);
  }
}
