package papercatalog.schema;

import java.util.Locale;

/** The query parameters of the lists. All are key conditions, never filters. */
public enum QueryParameter {
  LIMIT("must be a whole number from 1 to 100 (default 25)"),
  ORDER("must be desc (newest first, the default) or asc"),
  FROM("must be a date: YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ; inclusive"),
  UNTIL("must be a date: YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ; inclusive"),
  CURSOR("must be the nextCursor of a page of this very query");

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
