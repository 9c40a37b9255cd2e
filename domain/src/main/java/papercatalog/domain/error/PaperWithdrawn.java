package papercatalog.domain.error;

import java.util.Optional;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Tombstone;

/** The paper was withdrawn; its tombstone, if it was read, says when and why. */
public final class PaperWithdrawn extends CatalogException {
  private final transient PaperId id;
  private final transient Tombstone tombstone;

  public PaperWithdrawn(Tombstone tombstone) {
    this(tombstone.id(), tombstone);
  }

  /** For a part of a paper whose tombstone has not been read. */
  public PaperWithdrawn(PaperId id) {
    this(id, null);
  }

  private PaperWithdrawn(PaperId id, Tombstone tombstone) {
    super("paper-withdrawn", "The paper " + id + " was withdrawn.");
    this.id = id;
    this.tombstone = tombstone;
  }

  public PaperId id() {
    return id;
  }

  public Optional<Tombstone> tombstone() {
    return Optional.ofNullable(tombstone);
  }
}
