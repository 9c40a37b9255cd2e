package papercatalog.domain.error;

import papercatalog.domain.model.PaperId;

/**
 * The items of a paper are there and cannot be read; something else than the catalog wrote them.
 */
public final class DamagedRecord extends CatalogException {
  /**
   * @param why what is wrong with them
   */
  public DamagedRecord(PaperId id, String why) {
    super("The record of the paper " + id + " is damaged: " + why + ".");
  }

  /** The same, of what a reader of the items stumbled over. */
  public DamagedRecord(PaperId id, RuntimeException cause) {
    super("The record of the paper " + id + " is damaged: " + cause.getMessage() + ".", cause);
  }
}
