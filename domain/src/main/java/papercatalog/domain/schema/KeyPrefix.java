package papercatalog.domain.schema;

/**
 * What a key string begins with: the kind of thing that it names.
 *
 * <p>The delimiter {@code #} occurs in no identifier, so two keys are equal only when kind and
 * identifier are.
 */
public enum KeyPrefix {
  PAPER,
  AUTHOR,
  COLLECTION,
  TOPIC,
  VERSION,
  IDENTIFIER,
  CHANGES,
  COUNTED,
  DATE;

  /** Stands between the parts of a key and nowhere inside one. */
  public static final String DELIMITER = "#";

  /** The prefix as it stands in a key: {@code PAPER#}. */
  public String text() {
    return name() + DELIMITER;
  }
}
