package papercatalog.error;

import papercatalog.model.AuthorHandle;

/** No author has this handle. */
public final class AuthorNotFound extends CatalogException {
  public AuthorNotFound(AuthorHandle handle) {
    super("There is no author " + handle + ".");
  }
}
