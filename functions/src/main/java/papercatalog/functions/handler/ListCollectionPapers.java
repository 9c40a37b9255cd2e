package papercatalog.functions.handler;

import papercatalog.domain.model.CollectionName;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Listing;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PapersAnswer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.PathValue;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

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
