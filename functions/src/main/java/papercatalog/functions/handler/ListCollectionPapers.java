package papercatalog.functions.handler;

import java.util.Optional;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PapersAnswer;
import papercatalog.functions.html.Link;
import papercatalog.functions.request.LinkedPage;

public final class ListCollectionPapers extends ListFunction<CollectionName, PaperSummary> {
  public ListCollectionPapers() {
    super(AccessPatterns.LIST_COLLECTION_PAPERS);
  }

  @Override
  Answer answer(CollectionName name, LinkedPage<PaperSummary> listed) {
    return new PapersAnswer(
        "Collection",
        name.value(),
        Optional.empty(),
        "Papers of the collection ",
        listed,
        "There is no collection named “" + name + "”, or it has no papers.",
        Optional.of(new Link("All collections", AccessPatterns.LIST_COLLECTIONS.path())));
  }
}
