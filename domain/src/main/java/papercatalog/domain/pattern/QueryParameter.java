package papercatalog.domain.pattern;

import module java.base;

/** The query parameters. Parameters that select papers become key conditions, never filters. */
public enum QueryParameter {
  DOI("must be a DOI, such as 10.1145/1323293.1294281, bare or as a URL"),
  ARXIV("must be an arXiv id, such as 1706.03762, bare or as a URL"),
  ISBN("must be an ISBN, with or without hyphens"),
  ISSN("must be an ISSN, such as 0001-0782"),
  PMID("must be a PubMed id, bare or as a URL"),
  URL("must be a URL as the paper gives it"),
  IDENTIFIER("must be a DOI, an arXiv id, an ISBN, an ISSN, a PubMed id or a URL"),
  IDS("must be 1 to 100 ids of papers, separated by commas"),
  Q("must be the words to search for, at most 1000 characters"),
  SORT("must be relevance (the best first, the default) or newest"),
  LIMIT("must be a whole number from 1 to 100 (default 25)"),
  ORDER("must be desc (newest first, the default) or asc"),
  FROM("must be a date: YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ; inclusive"),
  SINCE("must be a date: YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ; inclusive"),
  UNTIL("must be a date: YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ; inclusive"),
  CURSOR("must be the nextCursor of a page of this very query"),
  PART("must be the number of a part of the sitemap"),
  FORMAT("must be a format that this route has"),
  STYLE("must be apa (the default), ieee, chicago or mla; of the format citation");

  static final List<QueryParameter> FORMATTED = List.of(FORMAT);

  static final List<QueryParameter> CITED = List.of(FORMAT, STYLE);

  static final List<QueryParameter> BATCHED = List.of(IDS, FORMAT, STYLE);

  static final List<QueryParameter> SEARCH =
      List.of(Q, SORT, FROM, UNTIL, LIMIT, CURSOR, FORMAT, STYLE);

  static final List<QueryParameter> PARTS = List.of(PART);

  static final List<QueryParameter> PAGE = List.of(LIMIT, CURSOR, FORMAT);

  static final List<QueryParameter> DATED =
      List.of(LIMIT, ORDER, FROM, UNTIL, CURSOR, FORMAT, STYLE);

  static final List<QueryParameter> CHANGES = List.of(LIMIT, ORDER, SINCE, UNTIL, CURSOR, FORMAT);

  /** The identifier parameters. A request has exactly one of them. */
  public static final List<QueryParameter> IDENTIFIERS =
      List.of(DOI, ARXIV, ISBN, ISSN, PMID, URL, IDENTIFIER);

  static final List<QueryParameter> FINDING =
      List.of(DOI, ARXIV, ISBN, ISSN, PMID, URL, IDENTIFIER, LIMIT, CURSOR, FORMAT, STYLE);

  private final String rule;

  QueryParameter(String rule) {
    this.rule = rule;
  }

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String rule() {
    return rule;
  }
}
