package papercatalog.functions.handler;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.AuthorPapersAnswer;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.request.LinkedPage;

public final class ListAuthorPapers extends ListFunction<AuthorHandle, AuthorPaper> {
  public ListAuthorPapers() {
    super(AccessPatterns.LIST_AUTHOR_PAPERS);
  }

  public ListAuthorPapers(Catalog catalog, FunctionLog log) {
    super(AccessPatterns.LIST_AUTHOR_PAPERS, catalog, log);
  }

  @Override
  Answer answer(AuthorHandle author, LinkedPage<AuthorPaper> listed) {
    return new AuthorPapersAnswer(author, listed);
  }
}
