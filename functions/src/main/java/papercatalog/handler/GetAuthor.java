package papercatalog.handler;

import papercatalog.answer.Answer;
import papercatalog.answer.AuthorAnswer;
import papercatalog.http.CatalogFunction;
import papercatalog.log.FunctionLog;
import papercatalog.model.AuthorHandle;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.request.PathValue;
import papercatalog.request.Request;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A5: an author's profile. */
public final class GetAuthor extends CatalogFunction<AuthorHandle> {
  /** As Lambda makes it. */
  public GetAuthor() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  /** Over any catalog, with any log. */
  public GetAuthor(Catalog catalog, FunctionLog log) {
    super(AccessPattern.GET_AUTHOR, PathValue.authorHandle(), catalog, log);
  }

  @Override
  protected Answer answer(AuthorHandle handle, Request request, Catalog catalog) {
    return new AuthorAnswer(catalog.getAuthor(handle), request);
  }
}
