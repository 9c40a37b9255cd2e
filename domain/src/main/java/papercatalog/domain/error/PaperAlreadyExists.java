package papercatalog.domain.error;

import papercatalog.domain.model.PaperId;

/** A paper with this id already exists; it was not changed. */
public final class PaperAlreadyExists extends CatalogException {
  public PaperAlreadyExists(PaperId id) {
    super("There is a paper " + id + " already.");
  }
}
