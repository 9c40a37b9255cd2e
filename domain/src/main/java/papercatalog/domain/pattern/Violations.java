package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.model.InvalidValue;

/** The violations of one request, in the order in which its parameters are read. */
public final class Violations {
  private final List<Violation> all = new ArrayList<>();

  public void add(String parameter, String rule) {
    all.add(new Violation(parameter, rule));
  }

  /** The value of a text; empty, with a violation, when the type refuses the text. */
  public <T> Optional<T> value(QueryParameter parameter, String text, Function<String, T> type) {
    try {
      return Optional.of(type.apply(text));
    } catch (InvalidValue _) {
      add(parameter.text(), parameter.rule());
      return Optional.empty();
    }
  }

  /** Fails with {@link InvalidParameters} that name all violations. */
  public void requireNone() {
    if (!all.isEmpty()) {
      throw new InvalidParameters(all);
    }
  }
}
