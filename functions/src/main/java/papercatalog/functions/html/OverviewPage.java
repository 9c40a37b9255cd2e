package papercatalog.functions.html;

import papercatalog.domain.model.Overview;
import papercatalog.domain.model.Paper;
import papercatalog.domain.pattern.AccessPatterns;

/** The page of an overview, with all authors that it has. */
public record OverviewPage(Frame frame, Overview overview, Paper paper, Byline byline) {
  public static OverviewPage of(Frame frame, Overview overview) {
    Paper paper = overview.paper();
    String all = AccessPatterns.LIST_PAPER_AUTHORS.path(paper.id());
    int shown = paper.authors().size();
    return new OverviewPage(
        frame, overview, paper, Byline.of(all, paper.authors(), paper.authorCount(), shown));
  }
}
