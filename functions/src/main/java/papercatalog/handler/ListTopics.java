package papercatalog.handler;

import papercatalog.answer.Answer;
import papercatalog.answer.DirectoryAnswer;
import papercatalog.http.CatalogFunction;
import papercatalog.log.FunctionLog;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.request.PathValue;
import papercatalog.request.Request;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A12: the topics. */
public final class ListTopics extends CatalogFunction<PathValue.Nothing> {
  /** As Lambda makes it. */
  public ListTopics() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  /** Over any catalog, with any log. */
  public ListTopics(Catalog catalog, FunctionLog log) {
    super(AccessPattern.LIST_TOPICS, PathValue.nothing(), catalog, log);
  }

  @Override
  protected Answer answer(PathValue.Nothing nothing, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return new DirectoryAnswer(catalog.listTopics(listing), listing, request);
  }
}
