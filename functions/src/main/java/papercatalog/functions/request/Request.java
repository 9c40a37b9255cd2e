package papercatalog.functions.request;

import module java.base;

import papercatalog.citations.style.CitationStyle;
import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.read.PageRequest;

/**
 * The parts of an HTTP request that the catalog uses.
 *
 * @param rawPath as API Gateway decoded it, unchecked
 * @param query by name; API Gateway joins repeated parameters with commas
 * @param headers by name, in lower case
 * @param method {@code GET} when the event has none
 * @param id API Gateway's request id, as in its access log
 */
public record Request(
    Route route,
    String rawPath,
    Map<String, String> pathParameters,
    Map<String, String> query,
    String rawQuery,
    Map<String, String> headers,
    String method,
    Optional<String> id) {
  private static final String ANYTHING = "*/*";
  private static final String HOST = "[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?";

  /** The maximum number of unknown parameters, or invalid ids, that a problem lists. */
  static final int MAX_REPORTED = 10;

  private static final int MAX_NAME = 50;

  public boolean head() {
    return method.equals("HEAD");
  }

  /** That of the query string, or else the preferred one; empty when the route has it not. */
  public Optional<Format> format() {
    List<Format> formats = route.formats();
    String named = query.get(QueryParameter.FORMAT.text());
    if (named != null) {
      return Format.of(named).filter(formats::contains);
    }
    String accept = headers.getOrDefault("accept", ANYTHING);
    return accept.equals(ANYTHING)
        ? Optional.of(formats.getFirst())
        : Accept.preferred(accept, formats);
  }

  /** The format of a problem: HTML if the client prefers it, otherwise JSON. */
  public Format problemFormat() {
    String named = query.get(QueryParameter.FORMAT.text());
    Format format = named == null ? null : Format.of(named).orElse(null);
    if (format == Format.JSON || format == Format.HTML) {
      return format;
    }
    return Accept.preferred(
            headers.getOrDefault("accept", ANYTHING), List.of(Format.JSON, Format.HTML))
        .orElse(Format.JSON);
  }

  public boolean acceptsGzip() {
    String encodings = headers.get("accept-encoding");
    return encodings != null && AcceptEncoding.prefersGzip(encodings);
  }

  /** The origin that the client used: {@code https://papers.example.org}. */
  public String origin() {
    String scheme = "http".equals(headers.get("x-forwarded-proto")) ? "http" : "https";
    String host = headers.getOrDefault("host", "");
    return scheme + "://" + (host.matches(HOST) ? host : "localhost");
  }

  /** Fails with {@link InvalidParameters} that name every invalid parameter. */
  public PageRequest pageRequest() {
    return PageParameters.read(this);
  }

  /** The path, free of reserved characters once the parameters are checked. */
  public String path() {
    return route.path(values().toArray());
  }

  /** The {@linkplain #value values} of the path parameters, in their order. */
  public List<String> values() {
    List<String> values = new ArrayList<>();
    for (PathParameter<?> parameter : route.pathParameters()) {
      values.add(value(parameter));
    }
    return values;
  }

  /** The value of a path parameter as links spell it, unchecked; empty when absent. */
  public String value(PathParameter<?> parameter) {
    return parameter.canonical(pathParameters.getOrDefault(parameter.text(), ""));
  }

  /** Returns whether the scheme of the identifier was left to the catalog. */
  public boolean recognizesIdentifier() {
    return route.queryParameters().contains(QueryParameter.IDENTIFIER)
        && gives(QueryParameter.IDENTIFIER);
  }

  boolean gives(QueryParameter parameter) {
    return query.containsKey(parameter.text());
  }

  /** Whether the raw query string repeats a parameter: free text may contain commas. */
  boolean repeats(QueryParameter parameter) {
    String assignment = "&" + parameter.text() + "=";
    String all = "&" + rawQuery;
    return all.indexOf(assignment) != all.lastIndexOf(assignment);
  }

  /** The parts of the query string that assign known parameters, except the format. */
  public List<String> knownAssignments() {
    List<String> known = new ArrayList<>();
    for (String assignment : rawQuery.split("&", -1)) {
      String name = assignment.split("=", 2)[0];
      for (QueryParameter parameter : route.queryParameters()) {
        if (parameter != QueryParameter.FORMAT && parameter.text().equals(name)) {
          known.add(assignment);
        }
      }
    }
    return known;
  }

  /** Fails with {@link InvalidParameters} that name each invalid or unknown parameter. */
  public void requireValidParameters() {
    List<Violation> violations = violations();
    if (!violations.isEmpty()) {
      throw new InvalidParameters(violations);
    }
  }

  /** The violations in the path, and the unknown parameters or else a wrong style. */
  List<Violation> violations() {
    List<Violation> violations = new ArrayList<>();
    for (PathParameter<?> parameter : route.pathParameters()) {
      if (!parameter.grammar().admits(value(parameter))) {
        violations.add(new Violation(parameter.text(), parameter.grammar().rule()));
      }
    }
    if (!query.isEmpty()) {
      violations.addAll(queryViolations());
    }
    return violations;
  }

  /** Pages have no unknown parameters, because other sites add their own to links. */
  private List<Violation> queryViolations() {
    Set<String> unknown = new TreeSet<>(query.keySet());
    route.queryParameters().forEach(known -> unknown.remove(known.text()));
    if (!unknown.isEmpty() && !isPage()) {
      return unknownParameters(unknown);
    }
    return gives(QueryParameter.STYLE) ? styleViolations() : List.of();
  }

  public boolean isPage() {
    return route.formats().contains(Format.HTML) && format().equals(Optional.of(Format.HTML));
  }

  private List<Violation> styleViolations() {
    QueryParameter style = QueryParameter.STYLE;
    return CitationStyle.of(query.get(style.text())).isPresent()
        ? List.of()
        : List.of(new Violation(style.text(), style.rule()));
  }

  /** The style of formatted citations. Call it only after the parameters are checked. */
  public CitationStyle style() {
    return Optional.ofNullable(query.get(QueryParameter.STYLE.text()))
        .flatMap(CitationStyle::of)
        .orElse(CitationStyle.APA);
  }

  private List<Violation> unknownParameters(Set<String> unknown) {
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

  static String shortened(String name) {
    return name.codePointCount(0, name.length()) <= MAX_NAME
        ? name
        : name.substring(0, name.offsetByCodePoints(0, MAX_NAME)) + "…";
  }
}
