package papercatalog.error;

import java.util.List;
import java.util.stream.Collectors;

/** A request breaks the rule of one or more of its parameters. */
public final class InvalidParameters extends CatalogException {
  private final List<Violation> violations;

  /** At least one violation. */
  public InvalidParameters(List<Violation> violations) {
    super(
        violations.stream()
            .map(violation -> violation.parameter() + ": " + violation.rule())
            .collect(Collectors.joining("; ")));
    this.violations = List.copyOf(violations);
  }

  /** All that is wrong, in the order of the parameters. */
  public List<Violation> violations() {
    return violations;
  }

  /** One parameter and the rule that it breaks. */
  public record Violation(String parameter, String rule) {}
}
