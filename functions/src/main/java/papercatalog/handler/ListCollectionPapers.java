package papercatalog.handler;

import papercatalog.answer.Answer;
import papercatalog.answer.PapersAnswer;
import papercatalog.http.CatalogFunction;
import papercatalog.log.FunctionLog;
import papercatalog.model.CollectionName;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.request.PathValue;
import papercatalog.request.Request;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A2: the papers of a collection. */
public final class ListCollectionPapers extends CatalogFunction<CollectionName> {
  /** As Lambda makes it. */
  public ListCollectionPapers() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  /** Over any catalog, with any log. */
  public ListCollectionPapers(Catalog catalog, FunctionLog log) {
    super(AccessPattern.LIST_COLLECTION_PAPERS, PathValue.collectionName(), catalog, log);
  }

  @Override
  protected Answer answer(CollectionName name, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return new PapersAnswer(catalog.listCollectionPapers(name, listing), listing, request);
  }
}
