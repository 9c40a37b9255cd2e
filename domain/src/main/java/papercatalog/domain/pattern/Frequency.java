package papercatalog.domain.pattern;

import papercatalog.domain.model.NamedConstant;

/** How often readers ask a question: WP-002's table 1, and our estimate for the other patterns. */
public enum Frequency implements NamedConstant {
  HIGH(100),
  MEDIUM(10),
  LOW(1);

  private final int weight;

  Frequency(int weight) {
    this.weight = weight;
  }

  /** The number of requests of a pattern for one of a pattern with the lowest frequency. */
  public int weight() {
    return weight;
  }
}
