package papercatalog.functions.handler;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.AuthorPapersAnswer;
import papercatalog.functions.http.ListFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.runtime.Deployment;

/** A3: the papers of an author. */
public final class ListAuthorPapers extends ListFunction<AuthorHandle, AuthorPaper> {
  /** Called by Lambda. */
  public ListAuthorPapers() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  public ListAuthorPapers(Catalog catalog, FunctionLog log) {
    super(AccessPatterns.LIST_AUTHOR_PAPERS, catalog, log);
  }

  @Override
  protected Answer answer(AuthorHandle author, LinkedPage<AuthorPaper> listed) {
    return new AuthorPapersAnswer(author, listed);
  }
}
