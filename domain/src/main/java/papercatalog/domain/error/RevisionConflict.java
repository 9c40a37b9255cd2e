package papercatalog.domain.error;

import papercatalog.domain.model.PaperId;

/** A paper is not at the revision that a write was based on; nothing was overwritten. // I-4 */
public final class RevisionConflict extends CatalogException {
  private final long expected;
  private final long found;

  /**
   * @param expected the revision that the write was based on
   * @param found the one that is there; 0 when there is no such paper, and the same when another
   *     write has begun on it, or has deleted the paper and created it anew
   */
  public RevisionConflict(PaperId id, long expected, long found) {
    super(message(id, expected, found));
    this.expected = expected;
    this.found = found;
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

  /** The revision that the write was based on. */
  public long expected() {
    return expected;
  }

  /** The revision that is there; 0 when there is no such paper. */
  public long found() {
    return found;
  }
}
