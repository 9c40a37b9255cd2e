package papercatalog.functions.request;

import module java.base;

import papercatalog.citations.style.CitationStyle;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.ParameterTexts;
import papercatalog.domain.pattern.Parameters;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.pattern.Violations;
import papercatalog.functions.content.Accept;
import papercatalog.functions.content.AcceptEncoding;
import papercatalog.functions.route.Routes;

/**
 * The parts of an HTTP request that the catalog uses.
 *
 * @param rawPath as API Gateway decoded it, unchecked
 * @param query by name; API Gateway joins repeated parameters with commas
 * @param headers by name, in lower case
 * @param method {@code GET} when the event has none
 * @param body as text; empty when there is none
 * @param id API Gateway's request id, as in its access log
 * @param routes of the deployment
 * @param format that of the query string, or else the preferred one; empty when the route has it
 *     not
 * @param style the name of the style of citations; empty for an unknown one
 * @param path the path of the route with the values of this request, as links spell them, or empty
 */
public record Request(
    Route route,
    String rawPath,
    Map<String, String> pathParameters,
    Map<String, String> query,
    String rawQuery,
    Map<String, String> headers,
    String method,
    String body,
    Optional<String> id,
    Routes routes,
    Optional<Format> format,
    Optional<String> style,
    String path) {
  /** The environment variable with the address that links name: {@code https://example.org}. */
  public static final String PUBLIC_URL_VARIABLE = "PUBLIC_URL";

  private static final String ANYTHING = "*/*";
  private static final String HOST = "[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?";
  private static final Optional<String> PUBLIC_URL =
      Optional.ofNullable(System.getenv(PUBLIC_URL_VARIABLE));

  /** The maximum number of unknown parameters that a problem lists. */
  private static final int MAX_REPORTED = 10;

  public Request(
      Route route,
      String rawPath,
      Map<String, String> pathParameters,
      Map<String, String> query,
      String rawQuery,
      Map<String, String> headers,
      String method,
      String body,
      Optional<String> id,
      Routes routes) {
    this(
        route,
        rawPath,
        pathParameters,
        query,
        rawQuery,
        headers,
        method,
        body,
        id,
        routes,
        format(route.formats(), query, headers),
        style(query, headers),
        path(route, pathParameters));
  }

  public boolean head() {
    return method.equals("HEAD");
  }

  private static Optional<Format> format(
      List<Format> formats, Map<String, String> query, Map<String, String> headers) {
    if (formats.isEmpty()) {
      return Optional.empty();
    }
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

  /** The public origin of the deployment, or the origin that the client used, without a path. */
  public String origin() {
    return knownOrigin().orElse("https://localhost");
  }

  /** The same; empty for a request that names no host. */
  public Optional<String> knownOrigin() {
    return PUBLIC_URL.isPresent() ? PUBLIC_URL : usedOrigin();
  }

  private Optional<String> usedOrigin() {
    String scheme = "http".equals(headers.get("x-forwarded-proto")) ? "http" : "https";
    String host = headers.getOrDefault("host", "");
    return host.matches(HOST) ? Optional.of(scheme + "://" + host) : Optional.empty();
  }

  /** The key of the request. Fails with InvalidParameters that name all violations. */
  public <K> K key(Parameters<K> parameters) {
    Violations violations = new Violations();
    Optional<K> key = read(parameters, violations);
    violations.requireNone();
    return key.orElseThrow();
  }

  /** The key, unless it is invalid; adds the violations in path and query string. */
  <K> Optional<K> read(Parameters<K> parameters, Violations violations) {
    if (!parameters.path().isEmpty()) {
      Optional<K> key = parameters.read(texts(), violations);
      checkQuery(violations);
      return key;
    }
    checkQuery(violations);
    return parameters.read(texts(), violations);
  }

  private static String path(Route route, Map<String, String> parameters) {
    List<String> values = new ArrayList<>(); // every start runs this, and a stream costs classes
    for (PathParameter<?> parameter : route.pathParameters()) {
      values.add(parameter.in(parameters));
    }
    return route.path(values.toArray());
  }

  /** The value of a path parameter as links spell it; empty when it is invalid. */
  public String value(PathParameter<?> parameter) {
    return parameter.in(pathParameters);
  }

  private ParameterTexts texts() {
    return new ParameterTexts(pathParameters, query, this::repeats);
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
  private boolean repeats(QueryParameter parameter) {
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

  /** Pages have no unknown parameters, because other sites add their own to links. */
  private void checkQuery(Violations violations) {
    if (query.isEmpty()) {
      return;
    }
    Set<String> unknown = new TreeSet<>(query.keySet());
    route.queryParameters().forEach(known -> unknown.remove(known.text()));
    if (!unknown.isEmpty() && !isPage()) {
      addUnknown(unknown, violations);
    } else if (style.isEmpty() && route.queryParameters().contains(QueryParameter.STYLE)) {
      violations.add(QueryParameter.STYLE.text(), QueryParameter.STYLE.rule());
    }
  }

  public boolean isPage() {
    return format.isPresent() && format.get() == Format.HTML;
  }

  /** This request with the value of a parameter that it leaves out or empty. */
  public Request withDefault(QueryParameter parameter, String value) {
    if (!query.getOrDefault(parameter.text(), "").isEmpty()) {
      return this;
    }
    Map<String, String> full = new HashMap<>(query);
    full.put(parameter.text(), value);
    return new Request(
        route, rawPath, pathParameters, full, rawQuery, headers, method, body, id, routes);
  }

  /** {@code Accept} counts unless the query has a format; an unknown style in it is ignored. */
  private static Optional<String> style(Map<String, String> query, Map<String, String> headers) {
    String named = query.get(QueryParameter.STYLE.text());
    if (named != null) {
      return CitationStyle.named(named);
    }
    boolean chosen = query.containsKey(QueryParameter.FORMAT.text());
    String wished = chosen ? "" : Accept.style(headers.getOrDefault("accept", ANYTHING));
    Optional<String> style = wished.isEmpty() ? Optional.empty() : CitationStyle.named(wished);
    return style.isPresent() ? style : Optional.of(CitationStyle.DEFAULT);
  }

  private void addUnknown(Set<String> unknown, Violations violations) {
    List<String> known = route.queryParameters().stream().map(QueryParameter::text).toList();
    String rule =
        known.isEmpty()
            ? "is unknown; this route takes no query parameters"
            : "is unknown; this route takes " + String.join(", ", known);
    unknown.stream()
        .limit(MAX_REPORTED)
        .forEach(name -> violations.add(ParameterTexts.shortened(name), rule));
  }
}
