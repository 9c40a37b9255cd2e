package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.address.WebAddress;
import papercatalog.functions.request.Links;

/**
 * A paper in a list.
 *
 * @param coins metadata for reference managers
 * @param as the role of the list's author, unless it is that of an author
 */
record ListedPaper(PaperSummary paper, Byline byline, String coins, String as) {
  private static final int NAMED = 4;

  static List<ListedPaper> of(List<PaperSummary> papers, String origin) {
    List<ListedPaper> entries = new ArrayList<>(papers.size());
    for (PaperSummary paper : papers) {
      entries.add(of(paper, origin, ""));
    }
    return entries;
  }

  static List<ListedPaper> ofAuthor(List<AuthorPaper> papers, String origin) {
    List<ListedPaper> entries = new ArrayList<>(papers.size());
    for (AuthorPaper listed : papers) {
      Role role = listed.membership().author().role();
      entries.add(of(listed.paper(), origin, role == Role.AUTHOR ? "" : role.text()));
    }
    return entries;
  }

  private static ListedPaper of(PaperSummary paper, String origin, String as) {
    String all = AccessPatterns.LIST_PAPER_AUTHORS.path(paper.id());
    Byline byline = Byline.of(all, paper.authors(), paper.authorCount(), NAMED);
    return new ListedPaper(paper, byline, Coins.of(paper, origin), as);
  }

  String link() {
    return AccessPatterns.GET_PAPER.path(paper.id());
  }

  String bibtex() {
    return Links.in(Format.BIBTEX, link());
  }

  /** The address of the DOI, or {@code null}. */
  String doi() {
    String doi = paper.identifiers().get(IdentifierScheme.DOI.text());
    return doi == null ? null : WebAddress.of(IdentifierScheme.DOI.text(), doi).orElse(null);
  }

  /** The address of the full text, or {@code null}. */
  String fullText() {
    return paper.text(TextField.FULL_TEXT).orElse(null);
  }

  DateText published() {
    return DateText.of(paper.published());
  }

  boolean isMarked() {
    return StatusName.isMarked(paper.status());
  }

  /** The CSS classes of the status mark. */
  String mark() {
    return "mark " + paper.status().text();
  }

  String statusName() {
    return StatusName.of(paper.status());
  }
}
