package papercatalog.functions.handler;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.AuthorAnswer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.PathValue;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

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
