package papercatalog.functions.handler;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.AuthorAnswer;
import papercatalog.functions.http.GetFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

/** A5: an author's profile. */
public final class GetAuthor extends GetFunction<AuthorHandle, Author> {
  /** Called by Lambda. */
  public GetAuthor() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  public GetAuthor(Catalog catalog, FunctionLog log) {
    super(AccessPatterns.GET_AUTHOR, catalog, log);
  }

  @Override
  protected Answer answer(Author author, Request request) {
    return new AuthorAnswer(author, request);
  }
}
