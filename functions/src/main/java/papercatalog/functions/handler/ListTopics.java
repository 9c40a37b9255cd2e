package papercatalog.functions.handler;

import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.NamePrefix;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.DirectoryAnswer;
import papercatalog.functions.request.LinkedPage;

public final class ListTopics extends ListFunction<NamePrefix, DirectoryEntry> {
  public ListTopics() {
    super(AccessPatterns.LIST_TOPICS);
  }

  @Override
  Answer answer(NamePrefix prefix, LinkedPage<DirectoryEntry> listed) {
    return DirectoryAnswer.of("Topics", prefix, listed);
  }
}
