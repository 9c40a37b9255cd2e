package papercatalog.handler;

import papercatalog.answer.Answer;
import papercatalog.answer.VersionAnswer;
import papercatalog.http.CatalogFunction;
import papercatalog.log.FunctionLog;
import papercatalog.model.PaperRevision;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.request.PathValue;
import papercatalog.request.Request;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

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
