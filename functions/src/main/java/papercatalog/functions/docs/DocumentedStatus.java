package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.model.ConstantName;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.pattern.SearchPattern;

/** What a route answers where it is not 200. */
enum DocumentedStatus {
  SEE_OTHER(303, "A page only: where the identifier leads to.", Kind.ELSEWHERE),
  NOT_MODIFIED(304, "What the client has is still so.", Kind.NOTHING),
  INVALID_PARAMETER(
      400, "A parameter breaks its rule, or is unknown: `errors` names each.", Kind.REFUSAL),
  NOT_FOUND(404, "There is no such thing.", Kind.FINDING),
  NOT_ACCEPTABLE(
      406,
      "Not to be had in this format, or too large in it: `formats` lists those there are.",
      Kind.FINDING),
  WITHDRAWN(
      410,
      "The paper was withdrawn. At the paper itself, `tombstone` says when and why.",
      Kind.FINDING),
  TOO_MANY_REQUESTS(429, "Too many requests a second, says the gateway.", Kind.GATEWAY),
  INTERNAL_ERROR(500, "A fault of ours, which the log names by `instance`.", Kind.FINDING),
  UNAVAILABLE(503, "DynamoDB is busy or out of reach: ask again.", Kind.RETRY);

  /** Of what sort an answer is, which its headers and its content follow from. */
  enum Kind {
    /** A redirect without content. */
    ELSEWHERE,
    /** Without content. */
    NOTHING,
    /** A problem that is found without a look at the table. */
    REFUSAL,
    /** A problem that the table has shown. */
    FINDING,
    /** The same, to be tried again. */
    RETRY,
    /** No answer of a function. */
    GATEWAY
  }

  final int status;
  final String description;
  final Kind kind;

  DocumentedStatus(int status, String description, Kind kind) {
    this.status = status;
    this.description = description;
    this.kind = kind;
  }

  /** Its name among the components: {@code NotModified}. */
  String component() {
    return ConstantName.camelCase(name());
  }

  /** The sample event whose answer it is, if there is one. */
  Optional<String> example() {
    return switch (this) {
      case INVALID_PARAMETER -> Optional.of("list-collection-papers-bad-limit");
      case NOT_FOUND -> Optional.of("get-paper-unknown");
      case NOT_ACCEPTABLE -> Optional.of("get-paper-not-acceptable");
      case WITHDRAWN -> Optional.of("get-paper-withdrawn");
      case SEE_OTHER, NOT_MODIFIED, TOO_MANY_REQUESTS, INTERNAL_ERROR, UNAVAILABLE ->
          Optional.empty();
    };
  }

  /** Those of a route, in the order of their numbers. */
  static List<DocumentedStatus> of(Route route) {
    return Arrays.stream(values()).filter(status -> status.isOf(route)).toList();
  }

  private boolean isOf(Route route) {
    boolean pattern = route instanceof AccessPattern<?>;
    return switch (this) {
      case NOT_MODIFIED, INVALID_PARAMETER, TOO_MANY_REQUESTS, INTERNAL_ERROR -> true;
      case SEE_OTHER -> route.equals(AccessPatterns.FIND_PAPERS) || route instanceof SearchPattern;
      case NOT_FOUND ->
          route == DocsPage.SITEMAP
              || (route instanceof AccessPattern<?> known && known.mayBeMissing());
      case NOT_ACCEPTABLE -> pattern || route == DocsPage.START;
      case WITHDRAWN ->
          route.equals(AccessPatterns.GET_PAPER) || route.equals(AccessPatterns.LIST_PAPER_AUTHORS);
      case UNAVAILABLE -> pattern || route == DocsPage.START || route == DocsPage.SITEMAP;
    };
  }
}
