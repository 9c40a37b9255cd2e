package papercatalog.domain.read;

import papercatalog.domain.model.NamedConstant;

/** The order of the papers that a search finds. */
public enum Ranking implements NamedConstant {
  /** The best first, of equally good ones the newest: the default. */
  RELEVANCE,
  NEWEST,
  /** Those first that were added to the catalog last. */
  ADDED;

  public static Ranking of(String text) {
    return NamedConstant.of(values(), "sort", text);
  }
}
