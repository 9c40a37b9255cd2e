package papercatalog.functions.handler;

import module java.base;

import papercatalog.citations.paper.WebAddress;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PapersAnswer;
import papercatalog.functions.html.Link;
import papercatalog.functions.request.LinkedPage;

public final class FindPapers extends ListFunction<Identifier, PaperSummary> {
  public FindPapers() {
    super(AccessPatterns.FIND_PAPERS);
  }

  @Override
  Answer answer(Identifier identifier, LinkedPage<PaperSummary> listed) {
    return new PapersAnswer(
        "Papers with the " + schemeName(identifier),
        identifier.value(),
        Optional.empty(),
        "",
        listed,
        "No paper in this catalog has this identifier.",
        elsewhere(identifier));
  }

  /** Where to look an identifier up; nowhere for a web page, which may be anybody's. */
  private static Optional<Link> elsewhere(Identifier identifier) {
    return switch (identifier.scheme()) {
      case DOI, ARXIV, PMID ->
          WebAddress.of(identifier.scheme().text(), identifier.value())
              .map(address -> new Link("Look it up at " + URI.create(address).getHost(), address));
      case ISBN, ISSN, URL -> Optional.empty();
    };
  }

  private static String schemeName(Identifier identifier) {
    return switch (identifier.scheme()) {
      case ARXIV -> "arXiv id";
      case DOI, ISBN, ISSN, PMID, URL -> identifier.scheme().name();
    };
  }
}
