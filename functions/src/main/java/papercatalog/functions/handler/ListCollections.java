package papercatalog.functions.handler;

import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Listing;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.DirectoryAnswer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.PathValue;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

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
