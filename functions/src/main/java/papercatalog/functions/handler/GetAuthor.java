package papercatalog.functions.handler;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.AuthorAnswer;
import papercatalog.functions.request.Request;

public final class GetAuthor extends GetFunction<AuthorHandle, Author> {
  public GetAuthor() {
    super(AccessPatterns.GET_AUTHOR);
  }

  @Override
  Answer answer(Author author, Request request) {
    return new AuthorAnswer(author, request);
  }
}
