package papercatalog.functions.handler;

import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PapersAnswer;
import papercatalog.functions.http.ListFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.runtime.Deployment;

/** A4: the papers on a topic. */
public final class ListTopicPapers extends ListFunction<TopicName, PaperSummary> {
  /** Called by Lambda. */
  public ListTopicPapers() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  public ListTopicPapers(Catalog catalog, FunctionLog log) {
    super(AccessPatterns.LIST_TOPIC_PAPERS, catalog, log);
  }

  @Override
  protected Answer answer(TopicName topic, LinkedPage<PaperSummary> listed) {
    return new PapersAnswer(
        "Topic", topic.value(), "Papers on " + topic, listed, AccessPatterns.LIST_TOPICS);
  }
}
