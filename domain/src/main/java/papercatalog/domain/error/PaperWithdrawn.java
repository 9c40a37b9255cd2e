package papercatalog.domain.error;

import papercatalog.domain.model.Tombstone;

/** The paper was withdrawn; its tombstone says when and why. */
public final class PaperWithdrawn extends CatalogException {
  private final transient Tombstone tombstone;

  public PaperWithdrawn(Tombstone tombstone) {
    super("The paper " + tombstone.id() + " was withdrawn.");
    this.tombstone = tombstone;
  }

  public Tombstone tombstone() {
    return tombstone;
  }
}
