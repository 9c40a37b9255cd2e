package papercatalog.handler;

import papercatalog.answer.Answer;
import papercatalog.answer.PapersAnswer;
import papercatalog.http.CatalogFunction;
import papercatalog.log.FunctionLog;
import papercatalog.model.TopicName;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.request.PathValue;
import papercatalog.request.Request;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

/** A4: the papers carrying a topic. */
public final class ListTopicPapers extends CatalogFunction<TopicName> {
  /** As Lambda makes it. */
  public ListTopicPapers() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  /** Over any catalog, with any log. */
  public ListTopicPapers(Catalog catalog, FunctionLog log) {
    super(AccessPattern.LIST_TOPIC_PAPERS, PathValue.topicName(), catalog, log);
  }

  @Override
  protected Answer answer(TopicName topic, Request request, Catalog catalog) {
    Listing listing = request.listing();
    return new PapersAnswer(catalog.listTopicPapers(topic, listing), listing, request);
  }
}
