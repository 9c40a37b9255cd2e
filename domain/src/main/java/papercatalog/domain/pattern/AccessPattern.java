package papercatalog.domain.pattern;

import module java.base;

/**
 * A question that the table answers with one DynamoDB request; {@link AccessPatterns} declares all
 * of them.
 *
 * @param <K> the typed parameters of a request
 */
public abstract sealed class AccessPattern<K> implements Route
    permits BatchPattern, GetPattern, ListPattern, SearchPattern {
  private static final String HANDLER_PACKAGE = "papercatalog.functions.handler";

  private final String number;
  private final String operation;
  private final String summary;
  private final String path;
  private final Parameters<K> parameters;
  private final List<QueryParameter> queryParameters;
  private final List<Format> formats;
  private final Access access;

  /** The path before, between and after its parameters. */
  private final List<String> pathPieces;

  AccessPattern(
      String number,
      String operation,
      String summary,
      String path,
      Parameters<K> parameters,
      List<QueryParameter> queryParameters,
      List<Format> formats,
      Access access) {
    this.number = number;
    this.operation = operation;
    this.summary = summary;
    this.path = path;
    this.parameters = parameters;
    this.queryParameters = queryParameters;
    this.formats = formats;
    this.access = access;
    this.pathPieces = pieces(path, parameters.path());
  }

  /** Finds a pattern by its operation. */
  public static AccessPattern<?> of(String operation) {
    return AccessPatterns.withSearch().stream()
        .filter(pattern -> pattern.operation.equals(operation))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no pattern is called " + operation));
  }

  /** Its number; {@code A1} to {@code A5} are those of WP-002. */
  public final String number() {
    return number;
  }

  @Override
  public final String summary() {
    return summary;
  }

  @Override
  public final String path() {
    return path;
  }

  @Override
  public final String path(Object... values) {
    if (values.length != parameters.path().size()) {
      throw new IllegalArgumentException(path + " takes " + parameters.path().size() + " values");
    }
    StringBuilder filled = new StringBuilder(pathPieces.getFirst());
    for (int i = 0; i < values.length; i++) {
      filled.append(values[i]).append(pathPieces.get(i + 1));
    }
    return filled.toString();
  }

  public final Parameters<K> parameters() {
    return parameters;
  }

  @Override
  public final List<PathParameter<?>> pathParameters() {
    return parameters.path();
  }

  @Override
  public final List<QueryParameter> queryParameters() {
    return queryParameters;
  }

  @Override
  public final List<Format> formats() {
    return formats;
  }

  public final Access access() {
    return access;
  }

  /** The name of its result in the API's description: {@code PaperList}. */
  public abstract String result();

  /** Whether a request fails when its subject does not exist. Other lists are then empty. */
  public abstract boolean mayBeMissing();

  /** The key of its first route in API Gateway: {@code GET /papers/{id}}. */
  public final String routeKey() {
    return "GET " + path;
  }

  /** The name of the handler, the function and the metric dimension: {@code GetPaper}. */
  @Override
  public final String operation() {
    return operation;
  }

  /** The name of its sample event without the ending: {@code get-paper}. */
  public final String eventName() {
    return operation.replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  /** The fully qualified name of its handler class, which is the function's handler string. */
  public String handlerClass() {
    return HANDLER_PACKAGE + "." + operation;
  }

  @Override
  public final String toString() {
    return operation;
  }

  private static List<String> pieces(String path, List<PathParameter<?>> parameters) {
    List<String> pieces = new ArrayList<>();
    String rest = path;
    for (PathParameter<?> parameter : parameters) {
      String inBraces = "{" + parameter.text() + "}";
      int at = rest.indexOf(inBraces);
      pieces.add(rest.substring(0, at));
      rest = rest.substring(at + inBraces.length());
    }
    pieces.add(rest);
    return pieces;
  }
}
