package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.LinkedPage;

/**
 * A page of a list of papers.
 *
 * @param label the kind of list
 * @param title the name of the list
 * @param about link to more about that name, or {@code null}
 * @param feed link to the feed, or {@code null}
 * @param additions link to the feed of additions
 * @param directory the lists of this kind, or {@code null}
 * @param origin of the catalog
 */
public record PapersPage(
    Frame frame,
    String label,
    String title,
    String about,
    String feed,
    String additions,
    List<Year> years,
    ListFrame list,
    Route directory,
    String origin) {
  /** The papers of a year, which follow each other in every list. */
  record Year(String name, List<ListedPaper> papers) {}

  /** The papers of a collection or topic, or with an identifier. */
  public static Content papers(
      String label, String title, LinkedPage<PaperSummary> listed, Route directory) {
    List<ListedPaper> entries = ListedPaper.of(listed.items(), listed.request().origin());
    return html(label, title, null, entries, listed, directory);
  }

  /** The papers of an author, by name. */
  public static Content ofAuthor(AuthorHandle author, String name, LinkedPage<AuthorPaper> listed) {
    String about = AccessPatterns.GET_AUTHOR.path(author);
    List<ListedPaper> entries = ListedPaper.ofAuthor(listed.items(), listed.request().origin());
    return html("Papers by", name, about, entries, listed, null);
  }

  private static Content html(
      String label,
      String title,
      String about,
      List<ListedPaper> entries,
      LinkedPage<?> listed,
      Route directory) {
    Frame frame = Frame.of(label + " " + title, listed);
    PapersPage page =
        new PapersPage(
            entries.isEmpty() ? frame.at("") : frame,
            label,
            title,
            about,
            frame.feed(),
            listed.additions(),
            years(entries),
            ListFrame.of(listed),
            directory,
            listed.request().origin());
    Rendering rendering = new Rendering();
    JtepapersGenerated.render(rendering.output(), null, page);
    return rendering.content();
  }

  String schemaOrg() {
    List<SchemaOrgPages.Link> links = new ArrayList<>();
    for (Year year : years) {
      for (ListedPaper entry : year.papers()) {
        links.add(new SchemaOrgPages.Link(entry.paper().title(), entry.link()));
      }
    }
    return SchemaOrgPages.of(frame, origin, links);
  }

  private static List<Year> years(List<ListedPaper> entries) {
    List<Year> years = new ArrayList<>();
    for (ListedPaper entry : entries) {
      String name = entry.paper().published().text().substring(0, 4);
      if (years.isEmpty() || !years.getLast().name().equals(name)) {
        years.add(new Year(name, new ArrayList<>()));
      }
      years.getLast().papers().add(entry);
    }
    return years;
  }

  /** Whether the whole list is empty, not only a range of dates or the last page. */
  boolean hasNoPapers() {
    return years.isEmpty()
        && list.first() == null
        && list.next() == null
        && (list.dates() == null || list.dates().all() == null);
  }

  String directoryName() {
    return "All " + directory.path().substring(1);
  }
}
