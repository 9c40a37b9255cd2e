package papercatalog.bibtex;

import java.util.Locale;

/**
 * The fields of a BibTeX entry that only this catalog knows. With them an entry says everything
 * about a paper; styles and other tools pass over them.
 */
public enum CatalogField {
  COLLECTION,
  /** The authors and editors in order, by handle; {@code jane-doe:editor} says a role. */
  HANDLES,
  STATUS,
  STATUS_REASON,
  SUPERSEDED_BY,
  WITHDRAWN_AT,
  /** How many authors there are, when not all are named. */
  AUTHOR_COUNT;

  /** What separates a handle from its role. */
  public static final String ROLE = ":";

  private static final String PREFIX = "catalog-";

  /** Its name in an entry. */
  public String text() {
    return PREFIX + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The name of the field that holds an identifier exactly as it is. */
  public static String identifier(String scheme) {
    return identifierPrefix() + scheme;
  }

  /** What the names of the identifiers' fields begin with. */
  public static String identifierPrefix() {
    return PREFIX + "identifier-";
  }
}
