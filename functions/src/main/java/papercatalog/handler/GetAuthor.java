package papercatalog.handler;

import papercatalog.http.HttpFunction;
import papercatalog.http.PathValue;
import papercatalog.http.Request;
import papercatalog.http.Response;
import papercatalog.model.AuthorHandle;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A5: an author's profile. */
public final class GetAuthor extends HttpFunction<AuthorHandle> {
  /** As Lambda makes it. */
  public GetAuthor() {
    this(Deployment.catalog());
    Snapshot.prepare(this);
  }

  /** Over any catalog. */
  public GetAuthor(Catalog catalog) {
    super(AccessPattern.GET_AUTHOR, PathValue.authorHandle(), catalog);
  }

  @Override
  protected Response answer(AuthorHandle handle, Request request, Catalog catalog) {
    return Response.of(catalog.getAuthor(handle));
  }
}
