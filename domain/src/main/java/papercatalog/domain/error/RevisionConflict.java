package papercatalog.domain.error;

import papercatalog.domain.model.PaperId;

/** A paper is not at the revision that a write was based on; nothing was overwritten. // I-4 */
public final class RevisionConflict extends CatalogException {
  public static final String CODE = "revision-conflict";

  /**
   * {@code found} is 0 when the paper does not exist, and equal to {@code expected} when another
   * write has begun on the paper, or has deleted and recreated it.
   */
  public RevisionConflict(PaperId id, long expected, long found) {
    super(CODE, message(id, expected, found));
  }

  private static String message(PaperId id, long expected, long found) {
    if (found == 0) {
      return "There is no paper %s any more; this was based on its revision %d."
          .formatted(id, expected);
    }
    return found == expected
        ? "The paper %s is at revision %d, but another write has come in between."
            .formatted(id, found)
        : "The paper %s is at revision %d; this was based on revision %d."
            .formatted(id, found, expected);
  }
}
