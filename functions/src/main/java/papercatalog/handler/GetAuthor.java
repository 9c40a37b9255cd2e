package papercatalog.handler;

import papercatalog.http.HttpFunction;
import papercatalog.http.Request;
import papercatalog.http.Response;
import papercatalog.model.AuthorHandle;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A5: an author's profile. */
public final class GetAuthor extends HttpFunction {
  /** As Lambda makes it. */
  public GetAuthor() {
    this(Deployment.catalog());
    Snapshot.prepare(this);
  }

  /** Over any catalog. */
  public GetAuthor(Catalog catalog) {
    super(AccessPattern.GET_AUTHOR, catalog);
  }

  @Override
  protected Response answer(Request request, Catalog catalog) {
    AuthorHandle handle = request.path(AuthorHandle::new);
    return Response.of(catalog.getAuthor(handle, request.meter()));
  }
}
