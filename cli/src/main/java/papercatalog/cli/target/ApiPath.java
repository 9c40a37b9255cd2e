package papercatalog.cli.target;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.domain.model.PercentEncoding;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.functions.route.MeantPath;
import papercatalog.functions.route.RouteMatch;
import papercatalog.functions.route.Routes;

/**
 * A path of the API with its query string, as in an address: {@code
 * /collections/sosp/papers?limit=3}.
 *
 * @param path decoded, as functions get it
 * @param rawQuery as written, without the question mark; blanks and letters outside a–z are escaped
 */
public record ApiPath(String path, String rawQuery) {
  static final String METHOD = "GET";

  private static final String ORIGIN = "^https?://[^/]*";
  private static final String PLAIN_IN_QUERY = "-._~!$'()*+,;=:@/?&%";

  /**
   * Reads a path, an address of the API, or the id of a paper, and follows it to the path that it
   * can only mean. Fails with {@link InvalidPath} if it cannot be decoded.
   */
  public static ApiPath of(String text) {
    ApiPath read = read(text);
    return Routes.WITH_SEARCH.have(read.path)
        ? read
        : MeantPath.exact(read.path, read.rawQuery, Routes.WITH_SEARCH)
            .map(ApiPath::read)
            .orElse(read);
  }

  private static ApiPath read(String text) {
    String[] parts = text.replaceFirst(ORIGIN, "").replaceFirst("#.*", "").split("\\?", 2);
    String path = parts[0];
    if (path.isEmpty()) {
      path = "/";
    } else if (!path.startsWith("/")) {
      path = (path.contains("/") ? "/" : "/papers/") + path;
    }
    try {
      ApiPath read =
          new ApiPath(
              URLDecoder.decode(path.replace("+", "%2B"), UTF_8),
              parts.length == 1 ? "" : PercentEncoding.of(parts[1], PLAIN_IN_QUERY));
      read.query();
      return read;
    } catch (IllegalArgumentException _) {
      throw new InvalidPath(
          "not-found", text + " is no path: % begins a character in hexadecimal.");
    }
  }

  RouteMatch match() {
    return RouteMatch.of(METHOD, path);
  }

  /** Whether the index of the search answers. */
  public boolean isOfSearch() {
    return match().operation().equals(AccessPatterns.SEARCH_PAPERS.operation());
  }

  /** The decoded parameters. Values of one that is repeated are joined by commas. */
  Map<String, String> query() {
    Map<String, String> query = new LinkedHashMap<>();
    for (String assignment : assignments().toList()) {
      String[] parts = assignment.split("=", 2);
      query.merge(
          URLDecoder.decode(parts[0], UTF_8),
          parts.length == 1 ? "" : URLDecoder.decode(parts[1], UTF_8),
          (one, other) -> one + "," + other);
    }
    return query;
  }

  /** This path with another value of a parameter. */
  public ApiPath with(QueryParameter parameter, Object value) {
    String begin = parameter.text() + "=";
    return new ApiPath(
        path,
        Stream.concat(assignments().filter(it -> !it.startsWith(begin)), Stream.of(begin + value))
            .collect(Collectors.joining("&")));
  }

  private Stream<String> assignments() {
    return Stream.of(rawQuery.split("&", -1)).filter(it -> !it.isEmpty());
  }

  @Override
  public String toString() {
    return rawQuery.isEmpty() ? path : path + "?" + rawQuery;
  }
}
