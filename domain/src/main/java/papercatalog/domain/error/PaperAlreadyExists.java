package papercatalog.domain.error;

import papercatalog.domain.model.PaperId;

/** A paper with this id already exists; it was not changed. */
public final class PaperAlreadyExists extends CatalogException {
  public static final String CODE = "paper-exists";

  public PaperAlreadyExists(PaperId id) {
    super(CODE, "There is a paper " + id + " already.");
  }
}
