package papercatalog.functions.handler;

import java.util.Optional;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PapersAnswer;
import papercatalog.functions.request.LinkedPage;

public final class ListPaperCitations extends ListFunction<PaperId, PaperSummary> {
  public ListPaperCitations() {
    super(AccessPatterns.LIST_PAPER_CITATIONS);
  }

  @Override
  Answer answer(PaperId cited, LinkedPage<PaperSummary> listed) {
    return new PapersAnswer(
        "Papers that cite",
        cited.value(),
        Optional.of(cited),
        "Papers that cite ",
        listed,
        "No paper in this catalog cites it, or there is no such paper.",
        Optional.empty());
  }
}
