package papercatalog.functions.handler;

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
