package papercatalog.domain.error;

import papercatalog.domain.model.PaperId;

/** A paper has no version of this revision: there was none, or it has expired or was erased. */
public final class VersionNotFound extends CatalogException {
  public VersionNotFound(PaperId id, long revision) {
    super("There is no revision " + revision + " of a paper " + id + ".");
  }
}
