package papercatalog.functions.handler;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.ChangesAnswer;
import papercatalog.functions.request.LinkedPage;

public final class ListCollectionChanges extends ListFunction<CollectionName, Change> {
  public ListCollectionChanges() {
    super(AccessPatterns.LIST_COLLECTION_CHANGES);
  }

  @Override
  Answer answer(CollectionName name, LinkedPage<Change> listed) {
    return ChangesAnswer.ofCollection(name, listed);
  }
}
