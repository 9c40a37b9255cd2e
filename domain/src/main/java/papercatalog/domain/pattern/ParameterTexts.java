package papercatalog.domain.pattern;

import module java.base;

/**
 * The texts that a request gives for its parameters.
 *
 * @param path by name, as the client spelled them
 * @param query by name
 * @param repeated the parameters that the query string gives several times
 */
public record ParameterTexts(
    Map<String, String> path, Map<String, String> query, Predicate<QueryParameter> repeated) {
  private static final int MAX_SHOWN = 50;

  <T> Optional<T> read(PathParameter<T> parameter, Violations violations) {
    String text = parameter.in(path);
    if (text.isEmpty()) {
      violations.add(parameter.text(), parameter.grammar().rule());
      return Optional.empty();
    }
    return Optional.of(parameter.type().apply(text));
  }

  /** A client's text in a message: not all of it if it is long. */
  public static String shortened(String text) {
    return text.codePointCount(0, text.length()) <= MAX_SHOWN
        ? text
        : text.substring(0, text.offsetByCodePoints(0, MAX_SHOWN)) + "…";
  }
}
