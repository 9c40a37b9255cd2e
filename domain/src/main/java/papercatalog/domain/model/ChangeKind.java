package papercatalog.domain.model;

public enum ChangeKind implements NamedConstant {
  CREATED("New"),
  REVISED("Revised"),
  WITHDRAWN("Withdrawn"),
  /** Published again after a withdrawal. */
  REINSTATED("Reinstated"),
  /** Only this change is left of the paper. */
  DELETED("Deleted"),
  /** Moved to another collection: only in the list of the one that it left. */
  LEFT("Moved away");

  private final String label;

  ChangeKind(String label) {
    this.label = label;
  }

  public String label() {
    return label;
  }

  public static ChangeKind of(String text) {
    return NamedConstant.of(values(), "change", text);
  }
}
