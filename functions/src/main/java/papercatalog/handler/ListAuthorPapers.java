package papercatalog.handler;

import papercatalog.http.HttpFunction;
import papercatalog.http.Request;
import papercatalog.http.Response;
import papercatalog.model.AuthorHandle;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A3: the papers of an author. */
public final class ListAuthorPapers extends HttpFunction {
  /** As Lambda makes it. */
  public ListAuthorPapers() {
    this(Deployment.catalog());
    Snapshot.prepare(this);
  }

  /** Over any catalog. */
  public ListAuthorPapers(Catalog catalog) {
    super(AccessPattern.LIST_AUTHOR_PAPERS, catalog);
  }

  @Override
  protected Response answer(Request request, Catalog catalog) {
    AuthorHandle handle = request.path(AuthorHandle::new);
    Listing listing = request.listing();
    return Response.of(
        catalog.listAuthorPapers(handle, listing, request.meter()), listing, request);
  }
}
