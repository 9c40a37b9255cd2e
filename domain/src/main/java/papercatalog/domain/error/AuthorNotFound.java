package papercatalog.domain.error;

import papercatalog.domain.model.AuthorHandle;

public final class AuthorNotFound extends CatalogException {
  public AuthorNotFound(AuthorHandle handle) {
    super("There is no author " + handle + ".");
  }
}
