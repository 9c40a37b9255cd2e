package papercatalog.domain.pattern;

import static papercatalog.domain.pattern.QueryParameter.IDENTIFIER;
import static papercatalog.domain.pattern.QueryParameter.IDENTIFIERS;

import module java.base;

import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.RecognizedIdentifier;

/** Reads the one identifier of a request. */
final class IdentifierReader {
  private static final String EXACTLY_ONE =
      ": exactly one of "
          + IDENTIFIERS.stream().map(QueryParameter::text).collect(Collectors.joining(", "));

  private IdentifierReader() {}

  static Optional<Identifier> read(ParameterTexts texts, Violations violations) {
    List<QueryParameter> given =
        IDENTIFIERS.stream().filter(it -> texts.query().containsKey(it.text())).toList();
    if (given.size() == 1 && !texts.repeated().test(given.getFirst())) {
      QueryParameter parameter = given.getFirst();
      return violations.value(
          parameter, texts.query().get(parameter.text()), text -> identifier(parameter, text));
    }
    if (given.isEmpty()) {
      violations.add(
          IDENTIFIERS.getFirst().text(), "or another identifier must be given" + EXACTLY_ONE);
    } else if (given.size() == 1) {
      violations.add(given.getFirst().text(), "must be given once" + EXACTLY_ONE);
    } else {
      given.forEach(it -> violations.add(it.text(), "must be the only identifier" + EXACTLY_ONE));
    }
    return Optional.empty();
  }

  private static Identifier identifier(QueryParameter parameter, String text) {
    return parameter == IDENTIFIER
        ? RecognizedIdentifier.of(text)
        : Identifier.of(IdentifierScheme.of(parameter.text()).orElseThrow(), text);
  }
}
