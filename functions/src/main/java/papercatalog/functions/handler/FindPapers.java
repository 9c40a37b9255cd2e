package papercatalog.functions.handler;

import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PapersAnswer;
import papercatalog.functions.request.LinkedPage;

public final class FindPapers extends ListFunction<Identifier, PaperSummary> {
  public FindPapers() {
    super(AccessPatterns.FIND_PAPERS);
  }

  @Override
  Answer answer(Identifier identifier, LinkedPage<PaperSummary> listed) {
    return new PapersAnswer(
        "Papers with the " + schemeName(identifier), identifier.value(), "", listed, null);
  }

  private static String schemeName(Identifier identifier) {
    return switch (identifier.scheme()) {
      case ARXIV -> "arXiv id";
      case DOI, ISBN, ISSN, PMID, URL -> identifier.scheme().name();
    };
  }
}
