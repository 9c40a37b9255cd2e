package papercatalog.domain.error;

import papercatalog.domain.model.PaperId;

/** The items of a paper exist but cannot be read: something other than the catalog wrote them. */
public final class DamagedRecord extends CatalogException {
  public DamagedRecord(PaperId id, String why) {
    super("damaged-record", "The record of the paper " + id + " is damaged: " + why + ".");
  }

  public DamagedRecord(PaperId id, RuntimeException cause) {
    super(
        "damaged-record",
        "The record of the paper " + id + " is damaged: " + cause.getMessage() + ".",
        cause);
  }
}
