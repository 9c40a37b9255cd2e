package papercatalog.handler;

import papercatalog.http.HttpFunction;
import papercatalog.http.PathValue;
import papercatalog.http.Request;
import papercatalog.http.Response;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A9: the papers that have an identifier. */
public final class FindPapers extends HttpFunction<PathValue.Nothing> {
  /** As Lambda makes it. */
  public FindPapers() {
    this(Deployment.catalog());
    Snapshot.prepare(this);
  }

  /** Over any catalog. */
  public FindPapers(Catalog catalog) {
    super(AccessPattern.FIND_PAPERS, PathValue.nothing(), catalog);
  }

  @Override
  protected Response answer(PathValue.Nothing nothing, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return Response.ofPapers(catalog.findPapers(request.identifier(), listing), listing, request);
  }
}
