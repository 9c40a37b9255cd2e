package papercatalog.handler;

import papercatalog.answer.Answer;
import papercatalog.answer.AuthorPapersAnswer;
import papercatalog.http.CatalogFunction;
import papercatalog.log.FunctionLog;
import papercatalog.model.AuthorHandle;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.request.PathValue;
import papercatalog.request.Request;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

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
