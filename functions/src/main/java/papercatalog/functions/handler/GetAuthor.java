package papercatalog.functions.handler;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.AuthorAnswer;
import papercatalog.functions.request.Request;

public final class GetAuthor extends TableFunction<AuthorHandle> {
  public GetAuthor() {
    super(AccessPatterns.GET_AUTHOR);
  }

  @Override
  protected Answer answer(Request request, Catalog catalog) {
    return new AuthorAnswer(catalog.get(AccessPatterns.GET_AUTHOR, key(request)), request);
  }
}
