package papercatalog.handler;

import papercatalog.answer.Answer;
import papercatalog.answer.ChangesAnswer;
import papercatalog.http.CatalogFunction;
import papercatalog.log.FunctionLog;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.request.PathValue;
import papercatalog.request.Request;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A10: what has changed. */
public final class ListChanges extends CatalogFunction<PathValue.Nothing> {
  /** As Lambda makes it. */
  public ListChanges() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  /** Over any catalog, with any log. */
  public ListChanges(Catalog catalog, FunctionLog log) {
    super(AccessPattern.LIST_CHANGES, PathValue.nothing(), catalog, log);
  }

  @Override
  protected Answer answer(PathValue.Nothing nothing, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return new ChangesAnswer(catalog.listChanges(listing), listing, request);
  }
}
