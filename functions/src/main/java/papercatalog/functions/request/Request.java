package papercatalog.functions.request;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.read.Listing;

/**
 * One HTTP request, as far as the catalog cares.
 *
 * @param route what is asked
 * @param pathParameters decoded, by name
 * @param query decoded, by name; a repeated parameter arrives joined by commas
 * @param rawQuery the query string as it came
 * @param head whether the answer is wanted without its content
 * @param id API Gateway's name for the request, as its access log has it
 */
public record Request(
    Route route,
    Map<String, String> pathParameters,
    Map<String, String> query,
    String rawQuery,
    Headers headers,
    boolean head,
    Optional<String> id) {
  private static final String ANYTHING = "*/*";
  private static final String HOST = "[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?";

  /** How much of a made-up query string a problem repeats. */
  private static final int MAX_REPORTED = 10;

  private static final int MAX_NAME = 50;

  /**
   * What the answer is to be written in: what the query string says, else what the header prefers;
   * empty when the route has none of it.
   */
  public Optional<Format> format() {
    List<Format> formats = route.formats();
    String named = query.get(QueryParameter.FORMAT.text());
    if (named != null) {
      return Format.of(named).filter(formats::contains);
    }
    String accept = headers.accept().orElse(ANYTHING);
    return accept.equals(ANYTHING)
        ? Optional.of(formats.getFirst())
        : Accept.preferred(accept, formats);
  }

  /** What a problem is written in: HTML for whoever prefers it, JSON for all others. */
  public Format problemFormat() {
    String named = query.get(QueryParameter.FORMAT.text());
    if (named != null && named.equals(Format.JSON.text())) {
      return Format.JSON;
    }
    if (named != null && named.equals(Format.HTML.text())) {
      return Format.HTML;
    }
    return headers
        .accept()
        .flatMap(accept -> Accept.preferred(accept, List.of(Format.JSON, Format.HTML)))
        .orElse(Format.JSON);
  }

  /** Where the catalog is, as the client has found it: {@code https://papers.example.org}. */
  public String origin() {
    String scheme = headers.protocol().filter("http"::equals).orElse("https");
    String host = headers.host().filter(it -> it.matches(HOST)).orElse("localhost");
    return scheme + "://" + host;
  }

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
  public String path() {
    List<PathParameter<?>> parameters = route.pathParameters();
    Object[] values = new Object[parameters.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = pathParameters.get(parameters.get(i).text());
    }
    return route.path(values);
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

  /**
   * Lets pass what names no other parameters than the route has.
   *
   * @throws InvalidParameters naming those that it has not
   */
  public void requireKnownParameters() {
    List<Violation> unknown = query.isEmpty() ? List.of() : unknownParameters();
    if (!unknown.isEmpty()) {
      throw new InvalidParameters(unknown);
    }
  }

  /** The parameters that the route does not have: misspelt ones must not be ignored. */
  List<Violation> unknownParameters() {
    Set<String> unknown = new TreeSet<>(query.keySet());
    route.queryParameters().forEach(known -> unknown.remove(known.text()));
    return unknown.isEmpty() ? List.of() : violations(unknown);
  }

  private List<Violation> violations(Set<String> unknown) {
    List<String> known = route.queryParameters().stream().map(QueryParameter::text).toList();
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
