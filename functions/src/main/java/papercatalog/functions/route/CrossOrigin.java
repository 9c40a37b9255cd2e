package papercatalog.functions.route;

import module java.base;

/** What scripts of other sites may do (CORS), on API Gateway and on the local gateway. */
public final class CrossOrigin {
  /** Any site: the catalog is public. */
  public static final String ORIGIN = "*";

  /** The headers that a script may send with {@link Routes#METHODS}. */
  public static final List<String> ALLOWED_HEADERS = List.of("Accept", "If-None-Match");

  /** The headers that a script may read, besides those that it may always read. */
  public static final List<String> EXPOSED_HEADERS =
      List.of(
          "ETag",
          "Link",
          "Retry-After",
          "Server-Timing",
          "X-DynamoDB-Requests",
          "X-DynamoDB-Read-Units",
          "X-Missing-Papers");

  /** How long a browser may keep the answer to a preflight request. */
  public static final Duration MAX_AGE = Duration.ofDays(1);

  private CrossOrigin() {}
}
