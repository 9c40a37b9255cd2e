package papercatalog.functions.docs;

import static papercatalog.domain.pattern.QueryParameter.IDENTIFIER;
import static papercatalog.domain.pattern.QueryParameter.Q;

import module java.base;

import papercatalog.domain.model.NamedConstant;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.route.DocsPage;

/** The answers of a route other than 200. */
enum DocumentedStatus {
  SEE_OTHER(
      303,
      "For a browser: `Location` is the page of the paper with the identifier.",
      AnswerKind.ELSEWHERE),
  NOT_MODIFIED(304, "The content still has the `ETag` of `If-None-Match`.", AnswerKind.NOTHING),
  MOVED(
      308,
      "The name is a former one of the author, collection or topic. `Location` has the one that counts.",
      AnswerKind.FINDING),
  INVALID_PARAMETER(
      400,
      "A parameter is invalid or unknown. `errors` names each and its rule.",
      AnswerKind.REFUSAL),
  NOT_PUBLIC(
      403,
      "The request has not come through the CDN of the catalog. `detail` names the public address.",
      AnswerKind.REFUSAL),
  NOT_FOUND(404, "The paper, version, author or part does not exist.", AnswerKind.FINDING),
  NOT_ACCEPTABLE(
      406,
      "The format is not available, or the answer is too large in it. `formats` lists others.",
      AnswerKind.FINDING),
  WITHDRAWN(
      410,
      "The paper was withdrawn. For the paper itself, `tombstone` has the time and the reason.",
      AnswerKind.FINDING),
  TOO_MANY_REQUESTS(
      429, "Too many requests a second. API Gateway answers; wait a second.", AnswerKind.GATEWAY),
  INTERNAL_ERROR(
      500,
      "An error of the catalog. Report the request id at the end of `instance`. API Gateway itself sends only a message.",
      AnswerKind.FAILURE),
  UNAVAILABLE(
      503,
      "The table or the index is busy or unreachable. Send the request again after `Retry-After`. API Gateway itself sends only a message.",
      AnswerKind.RETRY);

  /** Decides the headers and the content of an answer. */
  enum AnswerKind {
    /** A redirect without content. */
    ELSEWHERE,
    /** Without content. */
    NOTHING,
    /** A problem that is found without reading the table. */
    REFUSAL,
    /** A problem that is found by reading the table. */
    FINDING,
    /** A problem of a function, or a message of API Gateway in its place. */
    FAILURE,
    /** The same, for a client that retries. */
    RETRY,
    /** No answer of a function. */
    GATEWAY
  }

  final int status;

  /** In Markdown. */
  final String description;

  final AnswerKind kind;

  DocumentedStatus(int status, String description, AnswerKind kind) {
    this.status = status;
    this.description = description;
    this.kind = kind;
  }

  /** Its name among the components: {@code NotModified}. */
  String component() {
    return NamedConstant.camelCase(name());
  }

  /** The sample event whose answer it is, if there is one. */
  Optional<String> example() {
    return switch (this) {
      case INVALID_PARAMETER -> Optional.of("list-collection-papers-bad-limit");
      case NOT_FOUND -> Optional.of("get-paper-unknown");
      case NOT_ACCEPTABLE -> Optional.of("get-paper-not-acceptable");
      case WITHDRAWN -> Optional.of("get-paper-withdrawn");
      case MOVED -> Optional.of("get-author-moved");
      case SEE_OTHER, NOT_MODIFIED, NOT_PUBLIC, TOO_MANY_REQUESTS, INTERNAL_ERROR, UNAVAILABLE ->
          Optional.empty();
    };
  }

  /** The statuses of a route in ascending order. */
  static List<DocumentedStatus> of(Route route) {
    return Arrays.stream(values()).filter(status -> status.isOf(route)).toList();
  }

  private boolean isOf(Route route) {
    Optional<AccessPattern<?>> pattern =
        route instanceof AccessPattern<?> known ? Optional.of(known) : Optional.empty();
    return switch (this) {
      case NOT_MODIFIED, INVALID_PARAMETER, NOT_PUBLIC, TOO_MANY_REQUESTS, INTERNAL_ERROR -> true;
      case SEE_OTHER ->
          route.queryParameters().stream().anyMatch(it -> it == IDENTIFIER || it == Q);
      case MOVED -> pattern.filter(AccessPattern::mayBeMoved).isPresent();
      case NOT_FOUND ->
          route == DocsPage.SITEMAP || pattern.filter(AccessPattern::mayBeMissing).isPresent();
      case NOT_ACCEPTABLE -> !route.formats().isEmpty();
      case WITHDRAWN -> pattern.filter(AccessPattern::mayBeWithdrawn).isPresent();
      case UNAVAILABLE -> !route.operation().equals(DocsPage.OPERATION);
    };
  }
}
