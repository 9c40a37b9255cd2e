package papercatalog.handler;

import papercatalog.http.HttpFunction;
import papercatalog.http.PathValue;
import papercatalog.http.Request;
import papercatalog.http.Response;
import papercatalog.model.PaperId;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A6: all the authors of a paper. */
public final class ListPaperAuthors extends HttpFunction<PaperId> {
  /** As Lambda makes it. */
  public ListPaperAuthors() {
    this(Deployment.catalog());
    Snapshot.prepare(this);
  }

  /** Over any catalog. */
  public ListPaperAuthors(Catalog catalog) {
    super(AccessPattern.LIST_PAPER_AUTHORS, PathValue.paperId(), catalog);
  }

  @Override
  protected Response answer(PaperId id, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return Response.ofMemberships(catalog.listPaperAuthors(id, listing), listing, request);
  }
}
