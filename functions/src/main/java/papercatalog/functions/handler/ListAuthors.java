package papercatalog.functions.handler;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.DirectoryAnswer;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Request;

/** A20. A page without letters, as a reader enters it, shows those of A. */
public final class ListAuthors extends ListFunction<AuthorPrefix, Author> {
  public ListAuthors() {
    super(AccessPatterns.LIST_AUTHORS);
  }

  @Override
  protected Answer answer(Request request, Catalog catalog) {
    return super.answer(
        request.isPage() ? request.withDefault(QueryParameter.STARTS_WITH, "a") : request, catalog);
  }

  @Override
  Answer answer(AuthorPrefix prefix, LinkedPage<Author> listed) {
    return DirectoryAnswer.ofAuthors(prefix, listed);
  }
}
