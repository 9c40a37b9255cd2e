package papercatalog.domain.error;

import papercatalog.domain.model.PaperId;

public final class PaperNotFound extends CatalogException {
  public PaperNotFound(PaperId id) {
    super("paper-not-found", "There is no paper " + id + ".");
  }
}
