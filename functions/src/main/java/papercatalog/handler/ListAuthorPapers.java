package papercatalog.handler;

import papercatalog.http.HttpFunction;
import papercatalog.http.PathValue;
import papercatalog.http.Request;
import papercatalog.http.Response;
import papercatalog.model.AuthorHandle;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A3: the papers of an author. */
public final class ListAuthorPapers extends HttpFunction<AuthorHandle> {
  /** As Lambda makes it. */
  public ListAuthorPapers() {
    this(Deployment.catalog());
    Snapshot.prepare(this);
  }

  /** Over any catalog. */
  public ListAuthorPapers(Catalog catalog) {
    super(AccessPattern.LIST_AUTHOR_PAPERS, PathValue.authorHandle(), catalog);
  }

  @Override
  protected Response answer(AuthorHandle handle, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return Response.ofAuthorPapers(catalog.listAuthorPapers(handle, listing), listing, request);
  }
}
