package papercatalog.handler;

import papercatalog.answer.Answer;
import papercatalog.answer.MembershipsAnswer;
import papercatalog.http.CatalogFunction;
import papercatalog.log.FunctionLog;
import papercatalog.model.PaperId;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.request.PathValue;
import papercatalog.request.Request;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A6: all the authors of a paper. */
public final class ListPaperAuthors extends CatalogFunction<PaperId> {
  /** As Lambda makes it. */
  public ListPaperAuthors() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  /** Over any catalog, with any log. */
  public ListPaperAuthors(Catalog catalog, FunctionLog log) {
    super(AccessPattern.LIST_PAPER_AUTHORS, PathValue.paperId(), catalog, log);
  }

  @Override
  protected Answer answer(PaperId id, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return new MembershipsAnswer(catalog.listPaperAuthors(id, listing), listing, request);
  }
}
