package papercatalog.domain.schema;

import java.util.List;
import java.util.Optional;

/**
 * The kind of thing that a key names, and the index of its lists. The delimiter {@code #} occurs in
 * no identifier, so two keys are equal only when kind and identifier are.
 */
public enum KeyPrefix {
  PAPER,
  COLLECTION(Index.GSI1),
  AUTHOR(Index.GSI1),
  TOPIC(Index.GSI2),
  VERSION,
  IDENTIFIER(Index.GSI1),
  CHANGES(Index.GSI1),
  COLLECTION_CHANGES(Index.GSI2),
  AUTHORS(Index.GSI2),
  DATE,
  /**
   * A work that the relations of a paper name, among the papers that cite it. Both sides of a
   * relation are in the range of a paper's page.
   */
  NAMED_WORK,
  /** A paper whose relations name the one in whose partition the item is. */
  NAMED_BY,
  /**
   * A work that a paper cites, stored as {@code WORK}. It sorts last, so that an overview does not
   * read citations.
   */
  CITED_WORK("WORK#", Index.GSI1);

  public static final String DELIMITER = "#";

  /** The kinds of things that have lists of papers, and may have former names. */
  public static final List<KeyPrefix> HEADED = List.of(AUTHOR, COLLECTION, TOPIC);

  private final String text;
  private final Optional<Index> index;

  KeyPrefix() {
    this.text = name() + DELIMITER;
    this.index = Optional.empty();
  }

  KeyPrefix(Index index) {
    this.text = name() + DELIMITER;
    this.index = Optional.of(index);
  }

  KeyPrefix(String text, Index index) {
    this.text = text;
    this.index = Optional.of(index);
  }

  /** The prefix with its delimiter: {@code PAPER#}. */
  public String text() {
    return text;
  }

  /** Whether links of this kind place papers in lists; other lists hold items of their own. */
  public boolean isLink() {
    return this == AUTHOR || this == TOPIC || this == IDENTIFIER || this == CITED_WORK;
  }

  /** Whether an item of the thing itself, or its alias, is at the head of its list. */
  public boolean hasHead() {
    return HEADED.contains(this);
  }

  /** The prefix of the sort keys in its lists. */
  public KeyPrefix sortedBy() {
    if (this == AUTHORS) {
      return AUTHORS;
    }
    return this == CHANGES || this == COLLECTION_CHANGES ? CHANGES : DATE;
  }

  /** The index with partitions of this kind; empty for keys of the table only. */
  public Optional<Index> index() {
    return index;
  }
}
