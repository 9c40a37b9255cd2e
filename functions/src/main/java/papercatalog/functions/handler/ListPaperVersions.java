package papercatalog.functions.handler;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.VersionsAnswer;
import papercatalog.functions.http.ListFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.runtime.Deployment;

/** A7: the versions of a paper. */
public final class ListPaperVersions extends ListFunction<PaperId, VersionSummary> {
  /** Called by Lambda. */
  public ListPaperVersions() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  public ListPaperVersions(Catalog catalog, FunctionLog log) {
    super(AccessPatterns.LIST_PAPER_VERSIONS, catalog, log);
  }

  @Override
  protected Answer answer(PaperId paper, LinkedPage<VersionSummary> listed) {
    return new VersionsAnswer(paper, listed);
  }
}
