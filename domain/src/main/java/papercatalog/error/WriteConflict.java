package papercatalog.error;

import papercatalog.model.PaperId;

/** Another write touched the same items at the same time; nothing was written, try again. */
public final class WriteConflict extends CatalogException {
  public WriteConflict(PaperId id) {
    super("Another write is touching the paper " + id + " or one of its authors.");
  }
}
