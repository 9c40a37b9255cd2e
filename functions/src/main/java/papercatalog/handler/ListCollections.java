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

/** A11: the collections. */
public final class ListCollections extends HttpFunction<PathValue.Nothing> {
  /** As Lambda makes it. */
  public ListCollections() {
    this(Deployment.catalog());
    Snapshot.prepare(this);
  }

  /** Over any catalog. */
  public ListCollections(Catalog catalog) {
    super(AccessPattern.LIST_COLLECTIONS, PathValue.nothing(), catalog);
  }

  @Override
  protected Response answer(PathValue.Nothing nothing, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return Response.ofEntries(catalog.listCollections(listing), listing, request);
  }
}
