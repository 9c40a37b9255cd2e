package papercatalog.cli.console;

import java.util.stream.Collectors;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;

/** Formats a summary of a paper as one line of text. */
public final class SummaryText {
  private static final int NAMED = 3;

  private SummaryText() {}

  public static String of(PaperSummary paper) {
    return "%-10s  %-28s  %s (%s)%s"
        .formatted(
            paper.published(),
            paper.id(),
            paper.title(),
            authors(paper),
            paper.status() == Status.PUBLISHED ? "" : " [" + paper.status().text() + "]");
  }

  /** Formats a paper of an author's list and adds the role, unless it is that of an author. */
  public static String of(AuthorPaper entry) {
    Role role = entry.membership().author().role();
    return of(entry.paper()) + (role == Role.AUTHOR ? "" : " as " + role.text());
  }

  private static String authors(PaperSummary paper) {
    String named =
        paper.authors().stream()
            .limit(NAMED)
            .map(Authorship::name)
            .collect(Collectors.joining(", "));
    int others = paper.authorCount() - Math.min(NAMED, paper.authors().size());
    return others > 0 ? named + " and " + others + " more" : named;
  }
}
