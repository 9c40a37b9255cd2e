package papercatalog.functions.handler;

import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.VersionAnswer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.PathValue;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

/** A8: a version of a paper. */
public final class GetPaperVersion extends CatalogFunction<PaperRevision> {
  /** As Lambda makes it. */
  public GetPaperVersion() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  /** Over any catalog, with any log. */
  public GetPaperVersion(Catalog catalog, FunctionLog log) {
    super(AccessPattern.GET_PAPER_VERSION, PathValue.paperRevision(), catalog, log);
  }

  @Override
  protected Answer answer(PaperRevision version, Request request, Catalog catalog) {
    return new VersionAnswer(catalog.getPaperVersion(version.id(), version.revision()), request);
  }
}
