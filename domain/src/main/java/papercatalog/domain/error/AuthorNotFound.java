package papercatalog.domain.error;

import papercatalog.domain.model.AuthorHandle;

public final class AuthorNotFound extends CatalogException {
  public AuthorNotFound(AuthorHandle handle) {
    super("author-not-found", "There is no author " + handle + ".");
  }
}
