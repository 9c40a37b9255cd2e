package papercatalog.functions.handler;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.VersionsAnswer;
import papercatalog.functions.request.LinkedPage;

public final class ListPaperVersions extends ListFunction<PaperId, VersionSummary> {
  public ListPaperVersions() {
    super(AccessPatterns.LIST_PAPER_VERSIONS);
  }

  @Override
  Answer answer(PaperId paper, LinkedPage<VersionSummary> listed) {
    return new VersionsAnswer(paper, listed);
  }
}
