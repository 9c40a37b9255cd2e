package papercatalog.domain.model;

public enum ChangeKind {
  CREATED("New"),
  REVISED("Revised"),
  WITHDRAWN("Withdrawn"),
  /** Published again after a withdrawal. */
  REINSTATED("Reinstated"),
  /** Only this change is left of the paper. */
  DELETED("Deleted");

  private final String text = ConstantName.kebabCase(this);
  private final String label;

  ChangeKind(String label) {
    this.label = label;
  }

  public String text() {
    return text;
  }

  public String label() {
    return label;
  }

  public static ChangeKind of(String text) {
    return ConstantName.of(values(), "change", text);
  }
}
