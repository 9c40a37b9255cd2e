package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.pattern.Route.Endpoint;

/** The route of a pattern, and the typed parameters {@code K} of its requests. */
public record Declaration<K>(
    String number, Frequency frequency, Endpoint endpoint, Parameters<K> parameters) {
  public Declaration(
      String number,
      Frequency frequency,
      String operation,
      String summary,
      String path,
      Parameters<K> parameters,
      List<QueryParameter> queryParameters,
      List<Format> formats) {
    Endpoint endpoint =
        new Endpoint(operation, summary, path, parameters.path(), queryParameters, formats);
    this(number, frequency, endpoint, parameters);
  }
}
