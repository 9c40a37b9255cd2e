package papercatalog.functions.handler;

import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Parameters.Nothing;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.DirectoryAnswer;
import papercatalog.functions.request.LinkedPage;

public final class ListTopics extends ListFunction<Nothing, DirectoryEntry> {
  public ListTopics() {
    super(AccessPatterns.LIST_TOPICS);
  }

  @Override
  Answer answer(Nothing nothing, LinkedPage<DirectoryEntry> listed) {
    return DirectoryAnswer.of("Topics", listed);
  }
}
