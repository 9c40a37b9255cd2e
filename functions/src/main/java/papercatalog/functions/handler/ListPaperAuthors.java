package papercatalog.functions.handler;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Listing;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.MembershipsAnswer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.PathValue;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

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
