package papercatalog.handler;

import papercatalog.http.HttpFunction;
import papercatalog.http.PathValue;
import papercatalog.http.Request;
import papercatalog.http.Response;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A12: the topics. */
public final class ListTopics extends HttpFunction<PathValue.Nothing> {
  /** As Lambda makes it. */
  public ListTopics() {
    this(Deployment.catalog());
    Snapshot.prepare(this);
  }

  /** Over any catalog. */
  public ListTopics(Catalog catalog) {
    super(AccessPattern.LIST_TOPICS, PathValue.nothing(), catalog);
  }

  @Override
  protected Response answer(PathValue.Nothing nothing, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return Response.ofEntries(catalog.listTopics(listing), listing, request);
  }
}
