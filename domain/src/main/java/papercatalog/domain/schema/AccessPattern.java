package papercatalog.domain.schema;

import static papercatalog.domain.schema.Index.GSI1;
import static papercatalog.domain.schema.Index.GSI2;
import static papercatalog.domain.schema.KeyPrefix.AUTHOR;
import static papercatalog.domain.schema.KeyPrefix.CHANGES;
import static papercatalog.domain.schema.KeyPrefix.COLLECTION;
import static papercatalog.domain.schema.KeyPrefix.IDENTIFIER;
import static papercatalog.domain.schema.KeyPrefix.PAPER;
import static papercatalog.domain.schema.KeyPrefix.TOPIC;
import static papercatalog.domain.schema.KeyPrefix.VERSION;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Everything that this table can answer, declared once: WP-002's table 1 (A1 to A5), and more in
 * the same form.
 *
 * <p>The stack, the local gateway, the sample events, the tests and the README read this
 * declaration or are checked against it. CONTRIBUTING.md lists what another pattern takes.
 */
public enum AccessPattern implements Route {
  GET_PAPER(
      "A1",
      "Get a paper by id",
      "/papers/{id}",
      List.of(PathParameter.PAPER_ID),
      QueryParameter.FORMATTED,
      Format.CITED,
      new Access.GetItem(PAPER)),
  LIST_COLLECTION_PAPERS(
      "A2",
      "List papers in a collection, newest first",
      "/collections/{name}/papers",
      List.of(PathParameter.COLLECTION_NAME),
      QueryParameter.DATED,
      Format.FOLLOWED,
      new Access.Query(GSI1, COLLECTION)),
  LIST_AUTHOR_PAPERS(
      "A3",
      "List papers by author",
      "/authors/{handle}/papers",
      List.of(PathParameter.AUTHOR_HANDLE),
      QueryParameter.DATED,
      Format.FOLLOWED,
      new Access.Query(GSI1, AUTHOR)),
  LIST_TOPIC_PAPERS(
      "A4",
      "List papers carrying a topic",
      "/topics/{name}/papers",
      List.of(PathParameter.TOPIC_NAME),
      QueryParameter.DATED,
      Format.FOLLOWED,
      new Access.Query(GSI2, TOPIC)),
  GET_AUTHOR(
      "A5",
      "Get an author profile",
      "/authors/{handle}",
      List.of(PathParameter.AUTHOR_HANDLE),
      QueryParameter.FORMATTED,
      Format.ANY,
      new Access.GetItem(AUTHOR)),
  LIST_PAPER_AUTHORS(
      "A6",
      "List the authors of a paper",
      "/papers/{id}/authors",
      List.of(PathParameter.PAPER_ID),
      QueryParameter.PAGE,
      Format.ANY,
      new Access.QueryItems(PAPER, AUTHOR, false)),
  LIST_PAPER_VERSIONS(
      "A7",
      "List the versions of a paper, latest first",
      "/papers/{id}/versions",
      List.of(PathParameter.PAPER_ID),
      QueryParameter.PAGE,
      Format.ANY,
      new Access.QueryItems(PAPER, VERSION, true)),
  GET_PAPER_VERSION(
      "A8",
      "Get a version of a paper",
      "/papers/{id}/versions/{revision}",
      List.of(PathParameter.PAPER_ID, PathParameter.REVISION),
      QueryParameter.FORMATTED,
      Format.CITED,
      new Access.GetItem(PAPER)),
  FIND_PAPERS(
      "A9",
      "Find papers by identifier",
      "/papers",
      List.of(),
      QueryParameter.FINDING,
      Format.CITED,
      new Access.Query(GSI1, IDENTIFIER)),
  LIST_CHANGES(
      "A10",
      "List what changed, latest first",
      "/changes",
      List.of(),
      QueryParameter.CHANGES,
      Format.CHANGES,
      new Access.Query(GSI1, CHANGES)),
  LIST_COLLECTIONS(
      "A11",
      "List collections",
      "/collections",
      List.of(),
      QueryParameter.PAGE,
      Format.ANY,
      new Access.QueryDirectory(Directory.COLLECTIONS)),
  LIST_TOPICS(
      "A12",
      "List topics",
      "/topics",
      List.of(),
      QueryParameter.PAGE,
      Format.ANY,
      new Access.QueryDirectory(Directory.TOPICS));

  private static final String HANDLER_PACKAGE = "papercatalog.functions.handler";

  private final String number;
  private final String summary;
  private final String path;
  private final List<PathParameter> pathParameters;
  private final List<QueryParameter> queryParameters;
  private final List<Format> formats;
  private final Access access;
  private final String operation = ConstantName.camelCase(name());

  /** The path before, between and after its parameters. */
  private final List<String> pathPieces;

  AccessPattern(
      String number,
      String summary,
      String path,
      List<PathParameter> pathParameters,
      List<QueryParameter> queryParameters,
      List<Format> formats,
      Access access) {
    this.number = number;
    this.summary = summary;
    this.path = path;
    this.pathParameters = pathParameters;
    this.queryParameters = queryParameters;
    this.formats = formats;
    this.access = access;
    this.pathPieces = pieces(path, pathParameters);
  }

  /** Its number; {@code A1} to {@code A5} are those of WP-002. */
  public String number() {
    return number;
  }

  @Override
  public String summary() {
    return summary;
  }

  @Override
  public String path() {
    return path;
  }

  @Override
  public String path(Object... values) {
    if (values.length != pathParameters.size()) {
      throw new IllegalArgumentException(path + " takes " + pathParameters.size() + " values");
    }
    StringBuilder filled = new StringBuilder(pathPieces.getFirst());
    for (int i = 0; i < values.length; i++) {
      filled.append(values[i]).append(pathPieces.get(i + 1));
    }
    return filled.toString();
  }

  @Override
  public List<PathParameter> pathParameters() {
    return pathParameters;
  }

  @Override
  public List<QueryParameter> queryParameters() {
    return queryParameters;
  }

  @Override
  public List<Format> formats() {
    return formats;
  }

  /** The one DynamoDB request that answers it. */
  public Access access() {
    return access;
  }

  /** The key of its first route in API Gateway: {@code GET /papers/{id}}. */
  public String routeKey() {
    return "GET " + path;
  }

  /** Its one name, of the handler, the function and the metric dimension: {@code GetPaper}. */
  @Override
  public String operation() {
    return operation;
  }

  /** The name of its sample event without the ending: {@code get-paper}. */
  public String eventName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The fully qualified name of its handler class, which is the function's handler string. */
  public String handlerClass() {
    return HANDLER_PACKAGE + "." + operation();
  }

  private static List<String> pieces(String path, List<PathParameter> parameters) {
    List<String> pieces = new ArrayList<>();
    String rest = path;
    for (PathParameter parameter : parameters) {
      String inBraces = "{" + parameter.text() + "}";
      int at = rest.indexOf(inBraces);
      pieces.add(rest.substring(0, at));
      rest = rest.substring(at + inBraces.length());
    }
    pieces.add(rest);
    return pieces;
  }
}
