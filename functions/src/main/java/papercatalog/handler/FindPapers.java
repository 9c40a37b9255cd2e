package papercatalog.handler;

import papercatalog.answer.Answer;
import papercatalog.answer.PapersAnswer;
import papercatalog.http.CatalogFunction;
import papercatalog.log.FunctionLog;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.request.PathValue;
import papercatalog.request.Request;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A9: the papers that have an identifier. */
public final class FindPapers extends CatalogFunction<PathValue.Nothing> {
  /** As Lambda makes it. */
  public FindPapers() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  /** Over any catalog, with any log. */
  public FindPapers(Catalog catalog, FunctionLog log) {
    super(AccessPattern.FIND_PAPERS, PathValue.nothing(), catalog, log);
  }

  @Override
  protected Answer answer(PathValue.Nothing nothing, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return new PapersAnswer(catalog.findPapers(request.identifier(), listing), listing, request);
  }
}
