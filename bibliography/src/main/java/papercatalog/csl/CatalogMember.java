package papercatalog.csl;

import papercatalog.model.WorkKind;

/**
 * The members of {@code custom.catalog}, in which an item says what CSL-JSON has no member for.
 * With them it says everything about a paper; other programs pass over them.
 */
final class CatalogMember {
  /** The member of {@code custom} that holds the others. */
  static final String CATALOG = "catalog";

  static final String COLLECTION = "collection";

  /** Everyone named, in order, by handle; {@code jane-doe:editor} says a role. */
  static final String HANDLES = "handles";

  /** How many authors there are, when not all are named. */
  static final String AUTHOR_COUNT = "authorCount";

  /** The kind of work, where the type is not a guess. */
  static final String KIND = "kind";

  /** Where the work appeared, when {@code container-title} does not say it. */
  static final String VENUE = "venue";

  static final String STATUS = "status";
  static final String STATUS_REASON = "statusReason";
  static final String SUPERSEDED_BY = "supersededBy";
  static final String WITHDRAWN_AT = "withdrawnAt";

  /** When it was published, where parts of a date do not say it. */
  static final String PUBLISHED = "published";

  /** Identifiers exactly as they are, where CSL's members do not have them so. */
  static final String IDENTIFIERS = "identifiers";

  static final String LICENSE = "license";

  private CatalogMember() {}

  /** The member for what the catalog calls the issue: some works have a number of their own. */
  static String issue(WorkKind kind) {
    return switch (kind) {
      case PATENT, REPORT, STANDARD -> "number";
      default -> "issue";
    };
  }
}
