package papercatalog.http;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import papercatalog.error.InvalidParameters;
import papercatalog.error.InvalidParameters.Violation;
import papercatalog.model.Identifier;
import papercatalog.read.Listing;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.PathParameter;
import papercatalog.schema.QueryParameter;

/**
 * One HTTP request, as far as the catalog cares.
 *
 * @param pattern what is asked
 * @param pathParameters decoded, by name
 * @param query decoded, by name; a repeated parameter arrives joined by commas
 * @param rawQuery the query string as it came
 * @param ifNoneMatch the only header that the catalog heeds
 * @param id API Gateway's name for the request, as its access log has it
 */
public record Request(
    AccessPattern pattern,
    Map<String, String> pathParameters,
    Map<String, String> query,
    String rawQuery,
    Optional<String> ifNoneMatch,
    Optional<String> id) {
  /** How much of a made-up query string a problem repeats. */
  private static final int MAX_REPORTED = 10;

  private static final int MAX_NAME = 50;

  /**
   * The page that the query parameters ask for.
   *
   * @throws InvalidParameters naming every parameter that is wrong
   */
  public Listing listing() {
    return ListingParameters.read(this);
  }

  /**
   * The one identifier that the query parameters name.
   *
   * @throws InvalidParameters when they name none, or more than one
   */
  public Identifier identifier() {
    return IdentifierParameter.read(this);
  }

  /** The path, once a handler has its value: it then holds nothing that the grammar forbids. */
  String path() {
    List<PathParameter> parameters = pattern.pathParameters();
    Object[] values = new Object[parameters.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = pathParameters.get(parameters.get(i).text());
    }
    return pattern.path(values);
  }

  /** Whether the query string names a parameter. */
  boolean gives(QueryParameter parameter) {
    return query.containsKey(parameter.text());
  }

  /** Whether the query string has a parameter more than once: free text may hold a comma itself. */
  boolean repeats(QueryParameter parameter) {
    String assignment = "&" + parameter.text() + "=";
    String all = "&" + rawQuery;
    return all.indexOf(assignment) != all.lastIndexOf(assignment);
  }

  /** The parameters that the pattern does not have: misspelt ones must not be ignored. */
  List<Violation> unknownParameters() {
    Set<String> unknown = new TreeSet<>(query.keySet());
    pattern.queryParameters().forEach(known -> unknown.remove(known.text()));
    return unknown.isEmpty() ? List.of() : violations(unknown);
  }

  private List<Violation> violations(Set<String> unknown) {
    List<String> known = pattern.queryParameters().stream().map(QueryParameter::text).toList();
    String rule =
        known.isEmpty()
            ? "is unknown; this route takes no query parameters"
            : "is unknown; this route takes " + String.join(", ", known);
    return unknown.stream()
        .limit(MAX_REPORTED)
        .map(name -> new Violation(shortened(name), rule))
        .toList();
  }

  private static String shortened(String name) {
    return name.codePointCount(0, name.length()) <= MAX_NAME
        ? name
        : name.substring(0, name.offsetByCodePoints(0, MAX_NAME)) + "…";
  }
}
