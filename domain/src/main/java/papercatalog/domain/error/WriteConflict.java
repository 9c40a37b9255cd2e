package papercatalog.domain.error;

/** Another write touched the same items at the same time. Nothing was written; try again. */
public final class WriteConflict extends CatalogException {
  /** {@code what} names the items that both write: "the paper WP-002". */
  public WriteConflict(String what) {
    super("write-conflict", "Another write is touching " + what + " at the same time.");
  }
}
