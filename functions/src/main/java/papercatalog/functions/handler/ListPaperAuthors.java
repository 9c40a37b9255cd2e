package papercatalog.functions.handler;

import papercatalog.domain.model.Membership;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.MembershipsAnswer;
import papercatalog.functions.http.ListFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.runtime.Deployment;

/** A6: all the authors of a paper. */
public final class ListPaperAuthors extends ListFunction<PaperId, Membership> {
  /** Called by Lambda. */
  public ListPaperAuthors() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  public ListPaperAuthors(Catalog catalog, FunctionLog log) {
    super(AccessPatterns.LIST_PAPER_AUTHORS, catalog, log);
  }

  @Override
  protected Answer answer(PaperId paper, LinkedPage<Membership> listed) {
    return new MembershipsAnswer(paper, listed);
  }
}
