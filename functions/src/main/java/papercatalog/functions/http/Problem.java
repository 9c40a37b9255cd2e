package papercatalog.functions.http;

import module java.base;

import papercatalog.domain.error.AuthorNotFound;
import papercatalog.domain.error.CatalogException;
import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.DamagedRecord;
import papercatalog.domain.error.IndexUnavailable;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.error.ItemTooLarge;
import papercatalog.domain.error.NameMoved;
import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.VersionNotFound;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.Tombstone;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.Routes;

/**
 * A failure as a client sees it. Only this gives failures a status. Code and title are constant for
 * the kind of problem; its type is {@code urn:problem-type:} and the code.
 *
 * @param formats available formats
 * @param meant a path to go to instead
 */
record Problem(
    int status,
    String code,
    String title,
    String detail,
    List<Violation> violations,
    Optional<Tombstone> tombstone,
    List<Format> formats,
    Optional<String> meant) {
  private static final List<Violation> CURSOR_RULE =
      List.of(new Violation(QueryParameter.CURSOR.text(), QueryParameter.CURSOR.rule()));

  static Problem of(CatalogException failure) {
    return switch (failure) {
      case InvalidParameters e -> new Problem(400, "Invalid parameter", e).naming(e.violations());
      case InvalidCursor e -> new Problem(400, "Invalid cursor", e).naming(CURSOR_RULE);
      case CursorScopeMismatch e ->
          new Problem(400, "Cursor of another query", e).naming(CURSOR_RULE);
      case PaperNotFound e -> new Problem(404, "Paper not found", e);
      case VersionNotFound e -> new Problem(404, "Version not found", e);
      case AuthorNotFound e -> new Problem(404, "Author not found", e);
      case NameMoved e -> new Problem(308, "Moved permanently", e).meaning(Optional.of(e.to()));
      case PaperWithdrawn e -> withdrawn(e);
      case Throttled e ->
          new Problem(503, e.code(), "Too busy", "The catalog is busy; try again shortly.");
      case TableUnavailable e ->
          new Problem(
              503,
              e.code(),
              "Temporarily unavailable",
              "The catalog cannot reach its table; try again shortly.");
      case IndexUnavailable e ->
          new Problem(
              503,
              e.code(),
              "Temporarily unavailable",
              "The search cannot reach its index; try again shortly.");
      case PaperAlreadyExists _,
          RevisionConflict _,
          ItemTooLarge _,
          DamagedRecord _,
          SchemaMismatch _,
          WriteConflict _ ->
          unexpected();
    };
  }

  static Problem notAcceptable(List<Format> formats) {
    StringJoiner names = new StringJoiner(", ");
    formats.forEach(format -> names.add(format.text()));
    String detail = "The requested format is not available. Available formats: " + names + ".";
    return new Problem(406, "not-acceptable", "No such format", detail).offering(formats);
  }

  /** An answer that exceeds Lambda's limit in its format; the detail suggests a smaller one. */
  static Problem tooLarge(Request request, Optional<Format> format) {
    boolean list = request.route().queryParameters().contains(QueryParameter.LIMIT);
    String id = request.pathParameters().get(PathParameter.PAPER_ID.text());
    String advice = "";
    if (list) {
      advice = " Ask for a smaller limit.";
    } else if (id != null) {
      advice = " " + AccessPatterns.LIST_PAPER_AUTHORS.path(id) + " lists the authors in pages.";
    }
    String detail = "In this format the answer exceeds 6 MB, the maximum of Lambda." + advice;
    return new Problem(406, "answer-too-large", "Answer too large", detail)
        .offering(format.equals(Optional.of(Format.HTML)) ? List.of() : List.of(Format.HTML));
  }

  /** A request to the host behind the CDN. */
  static Problem notPublic(String origin) {
    String detail = "This host does not answer. The catalog is at " + origin + ".";
    return new Problem(403, "not-public", "Not a public address", detail);
  }

  /** A path of no route, with a path that the client may have meant. */
  static Problem notFound(Optional<String> meant) {
    return new Problem(404, "not-found", "Not found", "Nothing is at this address.").meaning(meant);
  }

  static Problem methodNotAllowed() {
    String detail = "The catalog is read-only: send " + String.join(" or ", Routes.METHODS) + ".";
    return new Problem(405, "method-not-allowed", "Method not allowed", detail);
  }

  static Problem unexpected() {
    return new Problem(
        500, "internal-error", "Internal error", "Something went wrong on our side.");
  }

  private Problem(int status, String code, String title, String detail) {
    this(status, code, title, detail, List.of(), Optional.empty(), List.of(), Optional.empty());
  }

  private Problem(int status, String title, CatalogException failure) {
    this(status, failure.code(), title, failure.getMessage());
  }

  private Problem naming(List<Violation> violated) {
    return new Problem(status, code, title, detail, violated, tombstone, formats, meant);
  }

  private Problem offering(List<Format> available) {
    return new Problem(status, code, title, detail, violations, tombstone, available, meant);
  }

  private Problem meaning(Optional<String> path) {
    return new Problem(status, code, title, detail, violations, tombstone, formats, path);
  }

  /** Leads from a part of a paper, which has no tombstone, to the paper. */
  private static Problem withdrawn(PaperWithdrawn failure) {
    Optional<Tombstone> left = failure.tombstone();
    Optional<String> paper =
        left.isPresent()
            ? Optional.empty()
            : Optional.of(AccessPatterns.GET_PAPER.path(failure.id()));
    String detail = failure.getMessage();
    return new Problem(
        410, failure.code(), "Paper withdrawn", detail, List.of(), left, List.of(), paper);
  }

  Response response(Optional<Request> request) {
    Problem shown =
        status == 308 ? meaning(request.map(asked -> moved(asked, meant.orElseThrow()))) : this;
    return new ProblemResponse(shown, request).response();
  }

  /** The same request of another name. */
  private static String moved(Request request, String name) {
    List<String> query = request.knownAssignments();
    Optional.ofNullable(request.query().get(QueryParameter.FORMAT.text()))
        .flatMap(Format::of)
        .ifPresent(format -> query.add("format=" + format.text()));
    String path = request.route().path(name);
    return query.isEmpty() ? path : path + "?" + String.join("&", query);
  }
}
