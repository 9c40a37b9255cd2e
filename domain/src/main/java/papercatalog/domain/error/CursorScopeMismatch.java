package papercatalog.domain.error;

/** A valid cursor of another query: another list, partition, order or date range. */
public final class CursorScopeMismatch extends CatalogException {
  public CursorScopeMismatch() {
    super("cursor-scope-mismatch", "The cursor was issued for another query.");
  }
}
