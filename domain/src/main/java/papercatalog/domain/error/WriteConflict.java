package papercatalog.domain.error;

/** Another write touched the same items at the same time. Nothing was written; try again. */
public final class WriteConflict extends CatalogException {
  /**
   * @param what the items that both write, such as "the paper WP-002"
   */
  public WriteConflict(String what) {
    super("Another write is touching " + what + " at the same time.");
  }
}
