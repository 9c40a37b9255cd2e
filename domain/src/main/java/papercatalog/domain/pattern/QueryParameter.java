package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.model.NamedConstant;

/** The query parameters. Parameters that select papers become key conditions, never filters. */
public enum QueryParameter implements NamedConstant {
  DOI(
      "must be a DOI, such as 10.1145/1323293.1294281, bare or as a URL",
      "The DOI of the papers to find, bare or as a URL.",
      "10.1145/359545.359563"),
  ARXIV(
      "must be an arXiv id, such as 1706.03762, bare or as a URL",
      "The arXiv id of the papers to find, bare or as a URL.",
      "1706.03762"),
  ISBN(
      "must be an ISBN, with or without hyphens",
      "The ISBN of the papers to find, with or without hyphens.",
      "9780201896831"),
  ISSN("must be an ISSN, such as 0001-0782", "The ISSN of the papers to find.", "0001-0782"),
  PMID(
      "must be a PubMed id, bare or as a URL",
      "The PubMed id of the papers to find, bare or as a URL.",
      "18216768"),
  URL(
      "must be a URL as the paper gives it",
      "The web address of the papers to find, as their record gives it.",
      "https://research.prosyon.ca/papers/single-table-dynamodb/"),
  IDENTIFIER(
      "must be a DOI, an arXiv id, an ISBN, an ISSN, a PubMed id or a URL",
      "Any identifier of the papers to find. The catalog recognizes its scheme. Use it for what a person enters.",
      "https://doi.org/10.1145/359545.359563"),
  STARTS_WITH(
      "must be 1 to 64 letters a to z or digits, and in names also hyphens, in any case, with or without accents; a name in another script is listed as its address spells it",
      "The first letters of the names, in any case, with or without accents; of authors, those of the family name, without signs and blanks.",
      "lam"),
  IDS(
      "must be 1 to 100 ids of papers, separated by commas",
      "The ids of the papers, separated by commas. The answer has their order.",
      "wp-002,lamport-1978-clocks"),
  Q(
      "must be the words to search for, at most 4000 characters",
      "Words, a question or a reference. Papers with all words come first, then those with most. `\"phrases\"`, `author:name`, `handle:name`, `title:word`, `venue:word`, `topic:name`, `collection:name`, `status:retracted`, `year:2015..2020`, `-word` and `a OR b` are strict.",
      "replicated author:lamport"),
  SORT(
      "must be relevance (the best first, the default), newest or added",
      "The order of the results: the best, the newest, or those first that were added last.",
      "newest"),
  LIMIT(
      "must be a whole number from 1 to 1000 (default 25)",
      "The maximum number of entries in a page. A search and formatted citations have at most 100.",
      "10"),
  ORDER(
      "must be desc (newest first, the default) or asc",
      "The order of the list by time: `desc` is newest first, `asc` oldest first.",
      "asc"),
  FROM(
      "must be a date: YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ; inclusive",
      "Lists papers published on this date or later. A year or a month begins with its first day.",
      "1978-07"),
  SINCE(
      "must be a date: YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ; inclusive",
      "Lists changes made at this time or later.",
      "2026-04-18T09:30:00Z"),
  UNTIL(
      "must be a date: YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ; inclusive",
      "Lists entries up to the end of this year, month, day or second.",
      "2026"),
  CURSOR(
      "must be the nextCursor of a page of this very query",
      "Continues a list: the `nextCursor` of its last page, with the other parameters unchanged. It does not expire.",
      ""),
  PART(
      "must be the number of a part of the sitemap",
      "The number of the part to get. Without it, the answer lists the parts.",
      "1"),
  FORMAT(
      "must be a format that this route has",
      "The format of the answer. Without it the `Accept` header decides, and then it is JSON.",
      "html"),
  STYLE(
      "must be a style of /openapi.json, such as apa (the default), ieee, chicago or mla",
      "The style of the citations, with `format=citation`. `chicago` and `mla` are short names.",
      "ieee");

  static final List<QueryParameter> FORMATTED = List.of(FORMAT);

  static final List<QueryParameter> CITED = List.of(FORMAT, STYLE);

  static final List<QueryParameter> BATCHED = List.of(IDS, FORMAT, STYLE);

  static final List<QueryParameter> SEARCH =
      List.of(Q, SORT, FROM, UNTIL, LIMIT, CURSOR, FORMAT, STYLE);

  static final List<QueryParameter> PAGE = List.of(LIMIT, CURSOR, FORMAT);

  static final List<QueryParameter> NAMES = List.of(STARTS_WITH, LIMIT, CURSOR, FORMAT);

  static final List<QueryParameter> DATED =
      List.of(LIMIT, ORDER, FROM, UNTIL, CURSOR, FORMAT, STYLE);

  static final List<QueryParameter> CHANGES = List.of(LIMIT, ORDER, SINCE, UNTIL, CURSOR, FORMAT);

  /** The identifier parameters. A request has exactly one of them. */
  public static final List<QueryParameter> IDENTIFIERS =
      List.of(DOI, ARXIV, ISBN, ISSN, PMID, URL, IDENTIFIER);

  static final List<QueryParameter> FINDING =
      List.of(DOI, ARXIV, ISBN, ISSN, PMID, URL, IDENTIFIER, LIMIT, CURSOR, FORMAT, STYLE);

  private final String text = lowerCamelCase(name());
  private final String rule;
  private final String meaning;
  private final String example;

  QueryParameter(String rule, String meaning, String example) {
    this.rule = rule;
    this.meaning = meaning;
    this.example = example;
  }

  /** {@code startsWith} of {@code STARTS_WITH}, as members of JSON are written. */
  @Override
  public String text() {
    return text;
  }

  private static String lowerCamelCase(String constant) {
    String camel = NamedConstant.camelCase(constant);
    return camel.substring(0, 1).toLowerCase(Locale.ROOT) + camel.substring(1);
  }

  /** What a violation says: {@code must be a date}. */
  public String rule() {
    return rule;
  }

  /** What the parameter does, in Markdown. */
  public String meaning() {
    return meaning;
  }

  /** A value that the sample catalog answers; empty if only an answer has one. */
  public Optional<String> example() {
    return Optional.of(example).filter(text -> !text.isEmpty());
  }
}
