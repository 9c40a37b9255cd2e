package papercatalog.handler;

import papercatalog.http.HttpFunction;
import papercatalog.http.PathValue;
import papercatalog.http.Request;
import papercatalog.http.Response;
import papercatalog.model.TopicName;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A4: the papers carrying a topic. */
public final class ListTopicPapers extends HttpFunction<TopicName> {
  /** As Lambda makes it. */
  public ListTopicPapers() {
    this(Deployment.catalog());
    Snapshot.prepare(this);
  }

  /** Over any catalog. */
  public ListTopicPapers(Catalog catalog) {
    super(AccessPattern.LIST_TOPIC_PAPERS, PathValue.topicName(), catalog);
  }

  @Override
  protected Response answer(TopicName topic, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return Response.ofPapers(catalog.listTopicPapers(topic, listing), listing, request);
  }
}
