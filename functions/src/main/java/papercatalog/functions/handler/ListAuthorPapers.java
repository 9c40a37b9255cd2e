package papercatalog.functions.handler;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.AuthorPapersAnswer;
import papercatalog.functions.request.LinkedPage;

public final class ListAuthorPapers extends ListFunction<AuthorHandle, AuthorPaper> {
  public ListAuthorPapers() {
    super(AccessPatterns.LIST_AUTHOR_PAPERS);
  }

  @Override
  Answer answer(AuthorHandle author, LinkedPage<AuthorPaper> listed) {
    return new AuthorPapersAnswer(author, listed);
  }
}
