package papercatalog.bibtex;

import java.util.Locale;
import papercatalog.model.Role;

/**
 * The fields of a BibTeX entry that only this catalog knows. With them an entry says everything
 * about a paper; styles and other tools pass over them.
 */
public enum CatalogField {
  COLLECTION,
  /** Everyone named, in order, by handle; {@code jane-doe:editor} says a role. */
  HANDLES,
  /** The kind of work, since a type of entry stands for several. */
  KIND,
  STATUS,
  STATUS_REASON,
  SUPERSEDED_BY,
  WITHDRAWN_AT,
  /** How many authors there are, when not all are named. */
  AUTHOR_COUNT;

  private static final String PREFIX = "catalog-";

  /** Its name in an entry. */
  public String text() {
    return PREFIX + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The name of the field that names those of a role; BibTeX knows some. */
  public static String people(Role role) {
    return switch (role) {
      case AUTHOR, EDITOR, TRANSLATOR -> role.text();
      case CONTRIBUTOR -> PREFIX + role.text();
    };
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
