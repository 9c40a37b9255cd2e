package papercatalog.domain.pattern;

import java.util.List;
import java.util.Locale;

/** The query parameters. Those that choose among papers are key conditions, never filters. */
public enum QueryParameter {
  DOI("must be a DOI, such as 10.1145/1323293.1294281, bare or as a URL"),
  ARXIV("must be an arXiv id, such as 1706.03762, bare or as a URL"),
  ISBN("must be an ISBN, with or without hyphens"),
  ISSN("must be an ISSN, such as 0001-0782"),
  PMID("must be a PubMed id, bare or as a URL"),
  URL("must be a URL as the paper gives it"),
  LIMIT("must be a whole number from 1 to 100 (default 25)"),
  ORDER("must be desc (newest first, the default) or asc"),
  FROM("must be a date: YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ; inclusive"),
  SINCE("must be a date: YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ; inclusive"),
  UNTIL("must be a date: YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ; inclusive"),
  CURSOR("must be the nextCursor of a page of this very query"),
  FORMAT("must be a format that this route has");

  /** That of every answer that has several formats. */
  static final List<QueryParameter> FORMATTED = List.of(FORMAT);

  /** Those of every list. */
  static final List<QueryParameter> PAGE = List.of(LIMIT, CURSOR, FORMAT);

  /** Those of lists in the order of dates of publication. */
  static final List<QueryParameter> DATED = List.of(LIMIT, ORDER, FROM, UNTIL, CURSOR, FORMAT);

  /** Those of the list of changes. */
  static final List<QueryParameter> CHANGES = List.of(LIMIT, ORDER, SINCE, UNTIL, CURSOR, FORMAT);

  /** Those that name an identifier, and of these exactly one is given. */
  public static final List<QueryParameter> IDENTIFIERS = List.of(DOI, ARXIV, ISBN, ISSN, PMID, URL);

  /** Those of finding papers by identifier. */
  static final List<QueryParameter> FINDING =
      List.of(DOI, ARXIV, ISBN, ISSN, PMID, URL, LIMIT, CURSOR, FORMAT);

  private final String rule;

  QueryParameter(String rule) {
    this.rule = rule;
  }

  /** The name in the query string. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What a value must be, as an error message says it. */
  public String rule() {
    return rule;
  }
}
