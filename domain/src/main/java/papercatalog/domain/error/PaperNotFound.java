package papercatalog.domain.error;

import papercatalog.domain.model.PaperId;

/** No paper has this id. */
public final class PaperNotFound extends CatalogException {
  public PaperNotFound(PaperId id) {
    super("There is no paper " + id + ".");
  }
}
