package papercatalog.functions.handler;

import java.util.Optional;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PapersAnswer;
import papercatalog.functions.html.Link;
import papercatalog.functions.request.LinkedPage;

public final class ListTopicPapers extends ListFunction<TopicName, PaperSummary> {
  public ListTopicPapers() {
    super(AccessPatterns.LIST_TOPIC_PAPERS);
  }

  @Override
  Answer answer(TopicName topic, LinkedPage<PaperSummary> listed) {
    return new PapersAnswer(
        "Topic",
        topic.value(),
        Optional.empty(),
        "Papers on ",
        listed,
        "There is no topic named “" + topic + "”, or it has no papers.",
        Optional.of(new Link("All topics", AccessPatterns.LIST_TOPICS.path())));
  }
}
