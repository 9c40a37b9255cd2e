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

/** A10: what has changed. */
public final class ListChanges extends HttpFunction<PathValue.Nothing> {
  /** As Lambda makes it. */
  public ListChanges() {
    this(Deployment.catalog());
    Snapshot.prepare(this);
  }

  /** Over any catalog. */
  public ListChanges(Catalog catalog) {
    super(AccessPattern.LIST_CHANGES, PathValue.nothing(), catalog);
  }

  @Override
  protected Response answer(PathValue.Nothing nothing, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return Response.of(catalog.listChanges(listing), listing, request);
  }
}
