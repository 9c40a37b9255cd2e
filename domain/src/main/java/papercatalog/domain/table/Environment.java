package papercatalog.domain.table;

import module java.base;

import papercatalog.domain.model.InvalidValue;

/** The environment of a program, which hands it in when it starts. */
public record Environment(Map<String, String> variables) {
  /** Fails with IllegalStateException for a variable that is not set. */
  public String required(String name) {
    String value = variables.get(name);
    if (value == null) {
      throw new IllegalStateException("The environment variable " + name + " is not set");
    }
    return value;
  }

  /**
   * The part of the table that the program serves. Fails with IllegalStateException for an invalid
   * name: a function that might read another catalog should fail when it starts.
   */
  public Namespace namespace() {
    try {
      return Namespace.named(variables.get(Namespace.TENANT_VARIABLE));
    } catch (InvalidValue e) {
      throw new IllegalStateException(
          "The environment variable " + Namespace.TENANT_VARIABLE + " " + e.rule(), e);
    }
  }
}
