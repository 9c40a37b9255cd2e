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

  private final int status;
  private final String description;
  private final Kind kind;

  DocumentedStatus(int status, String description, Kind kind) {
    this.status = status;
    this.description = description;
    this.kind = kind;
  }

  int status() {
    return status;
  }

  String description() {
    return description;
  }

  Kind kind() {
    return kind;
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

  /** Those of a route. */
  static List<DocumentedStatus> of(Route route) {
    List<DocumentedStatus> outcomes = new ArrayList<>();
    outcomes.add(NOT_MODIFIED);
    outcomes.add(INVALID_PARAMETER);
    switch (route) {
      case AccessPattern<?> pattern -> {
        if (pattern.mayBeMissing()) {
          outcomes.add(NOT_FOUND);
        }
        outcomes.add(NOT_ACCEPTABLE);
        if (pattern.equals(AccessPatterns.FIND_PAPERS) || pattern instanceof SearchPattern) {
          outcomes.add(SEE_OTHER);
        }
        if (pattern.equals(AccessPatterns.GET_PAPER)
            || pattern.equals(AccessPatterns.LIST_PAPER_AUTHORS)) {
          outcomes.add(WITHDRAWN);
        }
        outcomes.add(UNAVAILABLE);
      }
      case DocsPage page -> {
        if (page == DocsPage.START) {
          outcomes.add(NOT_ACCEPTABLE);
          outcomes.add(UNAVAILABLE);
        }
        if (page == DocsPage.SITEMAP) {
          outcomes.add(NOT_FOUND);
          outcomes.add(UNAVAILABLE);
        }
      }
    }
    outcomes.add(TOO_MANY_REQUESTS);
    outcomes.add(INTERNAL_ERROR);
    outcomes.sort((a, b) -> Integer.compare(a.status, b.status));
    return outcomes;
  }
}
