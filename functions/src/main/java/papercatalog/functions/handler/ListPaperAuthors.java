package papercatalog.functions.handler;

import papercatalog.domain.model.ListedAuthor;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.MembershipsAnswer;
import papercatalog.functions.request.LinkedPage;

public final class ListPaperAuthors extends ListFunction<PaperId, ListedAuthor> {
  public ListPaperAuthors() {
    super(AccessPatterns.LIST_PAPER_AUTHORS);
  }

  @Override
  Answer answer(PaperId paper, LinkedPage<ListedAuthor> listed) {
    return new MembershipsAnswer(paper, listed);
  }
}
