package papercatalog.handler;

import papercatalog.http.HttpFunction;
import papercatalog.http.PathValue;
import papercatalog.http.Request;
import papercatalog.http.Response;
import papercatalog.model.CollectionName;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A2: the papers of a collection. */
public final class ListCollectionPapers extends HttpFunction<CollectionName> {
  /** As Lambda makes it. */
  public ListCollectionPapers() {
    this(Deployment.catalog());
    Snapshot.prepare(this);
  }

  /** Over any catalog. */
  public ListCollectionPapers(Catalog catalog) {
    super(AccessPattern.LIST_COLLECTION_PAPERS, PathValue.collectionName(), catalog);
  }

  @Override
  protected Response answer(CollectionName name, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return Response.ofPapers(catalog.listCollectionPapers(name, listing), listing, request);
  }
}
