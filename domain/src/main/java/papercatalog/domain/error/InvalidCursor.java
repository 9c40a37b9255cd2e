package papercatalog.domain.error;

/** A cursor that this catalog never issued, or that was damaged in transit. */
public final class InvalidCursor extends CatalogException {
  public InvalidCursor() {
    super("invalid-cursor", "The cursor is not one that this catalog issued.");
  }
}
