package papercatalog.functions.handler;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Listing;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.AuthorPapersAnswer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.PathValue;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

/** A3: the papers of an author. */
public final class ListAuthorPapers extends CatalogFunction<AuthorHandle> {
  /** As Lambda makes it. */
  public ListAuthorPapers() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  /** Over any catalog, with any log. */
  public ListAuthorPapers(Catalog catalog, FunctionLog log) {
    super(AccessPattern.LIST_AUTHOR_PAPERS, PathValue.authorHandle(), catalog, log);
  }

  @Override
  protected Answer answer(AuthorHandle handle, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return new AuthorPapersAnswer(catalog.listAuthorPapers(handle, listing), listing, request);
  }
}
