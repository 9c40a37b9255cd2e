package papercatalog.functions.handler;

import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Parameters.Nothing;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.DirectoryAnswer;
import papercatalog.functions.request.LinkedPage;

public final class ListCollections extends ListFunction<Nothing, DirectoryEntry> {
  public ListCollections() {
    super(AccessPatterns.LIST_COLLECTIONS);
  }

  @Override
  Answer answer(Nothing nothing, LinkedPage<DirectoryEntry> listed) {
    return DirectoryAnswer.of("Collections", listed);
  }
}
