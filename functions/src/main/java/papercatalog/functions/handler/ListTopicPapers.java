package papercatalog.functions.handler;

import papercatalog.domain.model.TopicName;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Listing;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PapersAnswer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.PathValue;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

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
