package papercatalog.functions.handler;

import static papercatalog.domain.pattern.QueryParameter.STARTS_WITH;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.DirectoryAnswer;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Request;

/** A20. A reader enters its page without letters. */
public final class ListAuthors extends ListFunction<AuthorPrefix, Author> {
  public ListAuthors() {
    super(AccessPatterns.LIST_AUTHORS);
  }

  @Override
  protected Answer answer(Request request, Catalog catalog) {
    return super.answer(
        request.isPage()
            ? request.withDefault(STARTS_WITH, pattern().parameters().onPages().orElseThrow())
            : request,
        catalog);
  }

  @Override
  Answer answer(AuthorPrefix prefix, LinkedPage<Author> listed) {
    return DirectoryAnswer.ofAuthors(prefix, listed);
  }
}
