package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.TextField;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.request.Links;

/**
 * A paper in a list; {@code as} has the roles of the list's author, unless that is an author only.
 */
public record ListedPaper(PaperSummary paper, String as, String origin) {
  public static ListedPaper of(PaperSummary paper, String origin) {
    return new ListedPaper(paper, "", origin);
  }

  public static List<ListedPaper> of(List<PaperSummary> papers, String origin) {
    return papers.stream().map(paper -> of(paper, origin)).toList();
  }

  public static List<ListedPaper> ofAuthor(List<AuthorPaper> papers, String origin) {
    List<ListedPaper> entries = new ArrayList<>(papers.size());
    for (AuthorPaper listed : papers) {
      entries.add(
          new ListedPaper(listed.paper(), Byline.roles(listed.membership().author()), origin));
    }
    return entries;
  }

  Byline byline() {
    String all = AccessPatterns.LIST_PAPER_AUTHORS.path(paper.id());
    return Byline.of(all, paper.authors(), paper.authorCount(), Paper.LEAD_AUTHORS);
  }

  String year() {
    return paper.published().year();
  }

  /** The language of the title; {@code null} for English, the language of the page. */
  String lang() {
    return paper.text(TextField.LANGUAGE).filter(it -> !it.equals("en")).orElse(null);
  }

  String link() {
    return AccessPatterns.GET_PAPER.path(paper.id());
  }

  String successor() {
    return AccessPatterns.GET_PAPER.path(paper.supersededBy().orElseThrow());
  }

  List<Link> links() {
    List<Link> links = Link.toRead(paper.identifiers(), paper.text(TextField.FULL_TEXT));
    links.add(new Link("BibTeX", Links.in(Format.BIBTEX, link())));
    return links;
  }
}
