package papercatalog.handler;

import papercatalog.answer.Answer;
import papercatalog.answer.DirectoryAnswer;
import papercatalog.http.CatalogFunction;
import papercatalog.log.FunctionLog;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.request.PathValue;
import papercatalog.request.Request;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A11: the collections. */
public final class ListCollections extends CatalogFunction<PathValue.Nothing> {
  /** As Lambda makes it. */
  public ListCollections() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  /** Over any catalog, with any log. */
  public ListCollections(Catalog catalog, FunctionLog log) {
    super(AccessPattern.LIST_COLLECTIONS, PathValue.nothing(), catalog, log);
  }

  @Override
  protected Answer answer(PathValue.Nothing nothing, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return new DirectoryAnswer(catalog.listCollections(listing), listing, request);
  }
}
