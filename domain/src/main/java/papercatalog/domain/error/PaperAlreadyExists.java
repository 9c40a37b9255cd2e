package papercatalog.domain.error;

import papercatalog.domain.model.PaperId;

/** A paper with this id is in the catalog already, and was left as it is. */
public final class PaperAlreadyExists extends CatalogException {
  public PaperAlreadyExists(PaperId id) {
    super("There is a paper " + id + " already.");
  }
}
