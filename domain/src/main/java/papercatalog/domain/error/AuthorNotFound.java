package papercatalog.domain.error;

import papercatalog.domain.model.AuthorHandle;

/** No author has this handle. */
public final class AuthorNotFound extends CatalogException {
  public AuthorNotFound(AuthorHandle handle) {
    super("There is no author " + handle + ".");
  }
}
