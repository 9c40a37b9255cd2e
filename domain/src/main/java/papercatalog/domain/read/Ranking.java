package papercatalog.domain.read;

import papercatalog.domain.model.ConstantName;

/** The order of the papers that a search finds. */
public enum Ranking {
  /** The best first, of equally good ones the newest: the default. */
  RELEVANCE,
  NEWEST;

  public String text() {
    return ConstantName.kebabCase(this);
  }

  public static Ranking of(String text) {
    return ConstantName.of(values(), "sort", text);
  }
}
