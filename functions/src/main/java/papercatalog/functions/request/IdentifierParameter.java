package papercatalog.functions.request;

import module java.base;

import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.RecognizedIdentifier;
import papercatalog.domain.pattern.QueryParameter;

public final class IdentifierParameter {
  private IdentifierParameter() {}

  /** Fails with {@link InvalidParameters} unless exactly one is given and valid. */
  public static Identifier read(Request request) {
    List<QueryParameter> given = new ArrayList<>();
    for (QueryParameter parameter : QueryParameter.IDENTIFIERS) {
      if (request.gives(parameter)) {
        given.add(parameter);
      }
    }
    if (given.isEmpty()) {
      throw invalid(QueryParameter.IDENTIFIERS.getFirst(), "or another identifier must be given");
    }
    if (given.size() > 1) {
      throw new InvalidParameters(
          given.stream().map(it -> violation(it, "must be the only identifier")).toList());
    }
    return read(given.getFirst(), request);
  }

  private static Identifier read(QueryParameter parameter, Request request) {
    if (request.repeats(parameter)) {
      throw invalid(parameter, "must be given once");
    }
    String text = request.query().get(parameter.text());
    try {
      return parameter == QueryParameter.IDENTIFIER
          ? RecognizedIdentifier.of(text)
          : Identifier.of(IdentifierScheme.of(parameter.text()).orElseThrow(), text);
    } catch (InvalidValue _) {
      throw new InvalidParameters(List.of(new Violation(parameter.text(), parameter.rule())));
    }
  }

  private static InvalidParameters invalid(QueryParameter parameter, String rule) {
    return new InvalidParameters(List.of(violation(parameter, rule)));
  }

  private static Violation violation(QueryParameter parameter, String rule) {
    StringJoiner all = new StringJoiner(", ");
    QueryParameter.IDENTIFIERS.forEach(it -> all.add(it.text()));
    return new Violation(parameter.text(), rule + ": exactly one of " + all);
  }
}
