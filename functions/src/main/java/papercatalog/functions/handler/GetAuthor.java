package papercatalog.functions.handler;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.AuthorAnswer;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.request.Request;

public final class GetAuthor extends GetFunction<AuthorHandle, Author> {
  public GetAuthor() {
    super(AccessPatterns.GET_AUTHOR);
  }

  public GetAuthor(Catalog catalog, FunctionLog log) {
    super(AccessPatterns.GET_AUTHOR, catalog, log);
  }

  @Override
  Answer answer(Author author, Request request) {
    return new AuthorAnswer(author, request);
  }
}
