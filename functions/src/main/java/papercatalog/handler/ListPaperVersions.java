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

/** A7: the versions of a paper. */
public final class ListPaperVersions extends HttpFunction<PaperId> {
  /** As Lambda makes it. */
  public ListPaperVersions() {
    this(Deployment.catalog());
    Snapshot.prepare(this);
  }

  /** Over any catalog. */
  public ListPaperVersions(Catalog catalog) {
    super(AccessPattern.LIST_PAPER_VERSIONS, PathValue.paperId(), catalog);
  }

  @Override
  protected Response answer(PaperId id, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return Response.ofVersions(catalog.listPaperVersions(id, listing), listing, request);
  }
}
