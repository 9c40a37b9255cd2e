package papercatalog.domain.error;

import papercatalog.domain.model.PaperId;

/** A paper has no version of this revision: it never existed, has expired or was taken down. */
public final class VersionNotFound extends CatalogException {
  public VersionNotFound(PaperId id, long revision) {
    super("version-not-found", "There is no revision " + revision + " of a paper " + id + ".");
  }
}
