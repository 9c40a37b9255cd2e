package papercatalog.domain.error;

import java.util.List;

public final class InvalidParameters extends CatalogException {
  private final List<Violation> violations;

  public InvalidParameters(List<Violation> violations) {
    super("invalid-parameter", message(violations.getFirst(), violations.size()));
    this.violations = List.copyOf(violations);
  }

  /** All violations, in the order of the parameters. */
  public List<Violation> violations() {
    return violations;
  }

  private static String message(Violation first, int count) {
    String others = count == 1 ? "" : " (and " + (count - 1) + " more)";
    return first.parameter() + " " + first.rule() + others + ".";
  }

  public record Violation(String parameter, String rule) {}
}
