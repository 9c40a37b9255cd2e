package papercatalog.domain.model;

import module java.base;

public record AuthorPaper(PaperSummary paper, Membership membership) {
  /** The lead authors and, if not among them, the listed author. */
  public List<Authorship> authors() {
    Authorship listed = membership.author();
    List<Authorship> lead = paper.authors();
    if (lead.stream().anyMatch(author -> author.handle().equals(listed.handle()))) {
      return lead;
    }
    List<Authorship> named = new ArrayList<>(lead);
    named.add(listed);
    return named;
  }
}
