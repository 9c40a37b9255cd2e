package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Role;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.table.BatchRead;
import papercatalog.functions.html.SearchResult.Facet.FacetValue;
import papercatalog.functions.json.DirectoryJson;
import papercatalog.functions.request.LinkedPage;

/**
 * A page of a list of papers.
 *
 * @param label the kind of list
 * @param about link to more about its name, or {@code null}
 * @param none why the whole list has no papers, if its head does not exist
 * @param more where to look if no paper is listed, or {@code null}
 */
public record PapersPage(
    Frame frame,
    String label,
    String title,
    String about,
    List<ListedPaper> entries,
    LinkedPage<?> listed,
    ListFrame list,
    String none,
    Link more) {
  /** The largest number of co-authors that a page names. */
  private static final int CO_AUTHORS = 12;

  public PapersPage {
    frame = entries.isEmpty() || isPart(entries) ? frame.at("") : frame;
  }

  /** The profile of the list's author, or {@code null}. */
  Author author() {
    return listed.head(Author.class).orElse(null);
  }

  /** The collection or topic to or from which papers are moving, or {@code null}. */
  Link moving() {
    return listed
        .head(DirectoryEntry.class)
        .flatMap(
            entry ->
                entry
                    .moving()
                    .map(
                        name ->
                            new Link(
                                name,
                                DirectoryJson.papers(DirectoryEntry.of(entry.directory(), name)))))
        .orElse(null);
  }

  /** The number of papers: also that of the whole list, if its head counts them. */
  String size() {
    return !list.isWhole() && count().isPresent()
        ? Thousands.of(entries.size()) + " of " + Thousands.of(count().getAsLong()) + " papers"
        : list.size("paper", "papers");
  }

  /** The number of papers in the whole list, if its head counts them. */
  private OptionalLong count() {
    boolean dated = list.dates() == null || list.dates().all() != null;
    return listed
        .head(DirectoryEntry.class)
        .filter(_ -> !dated)
        .map(DirectoryEntry::papers)
        .orElse(OptionalLong.empty());
  }

  Exports exports() {
    return Exports.of(listed, entries.stream().map(ListedPaper::paper).toList(), count());
  }

  /** Whether there are more papers than people read on a page: it links to the files instead. */
  boolean isPart() {
    return isPart(entries);
  }

  private static boolean isPart(List<ListedPaper> entries) {
    return entries.size() > BatchRead.MAX_KEYS;
  }

  /**
   * The other authors of the papers on an author's page, by the number of papers; of a paper with
   * many authors, those that its entry names. Empty for other lists.
   */
  List<FacetValue> coAuthors() {
    if (listed.request().route() != AccessPatterns.LIST_AUTHOR_PAPERS || isPart()) {
      return List.of();
    }
    Map<String, FacetValue> found = new LinkedHashMap<>();
    for (ListedPaper entry : entries) {
      for (Authorship author : entry.paper().authors()) {
        if (author.has(Role.AUTHOR)
            && !AccessPatterns.GET_AUTHOR.path(author.handle()).equals(about)) {
          String link = AccessPatterns.LIST_AUTHOR_PAPERS.path(author.handle());
          FacetValue one = new FacetValue(author.name(), 1, link);
          found.merge(link, one, (it, _) -> new FacetValue(it.text(), it.papers() + 1, link));
        }
      }
    }
    return found.values().stream()
        .sorted(Comparator.comparingLong(FacetValue::papers).reversed())
        .limit(CO_AUTHORS)
        .toList();
  }

  String coAuthorsTitle() {
    return hasAll() ? "Co-authors" : "Co-authors on this page";
  }

  String schemaOrg() {
    List<String> links = entries.stream().map(ListedPaper::link).toList();
    return SchemaOrgPages.of(frame, listed.request().origin(), links);
  }

  /** Why the whole list is empty: it may also be that all its papers are withdrawn. */
  String unknown() {
    return listed.page().head().isPresent() ? "There are no papers here now." : none;
  }

  /** Whether the whole list is empty, not only a range of dates or the last page. */
  boolean hasNoPapers() {
    return entries.isEmpty() && hasAll();
  }

  /** Whether the page has all papers of the list. */
  private boolean hasAll() {
    return list.isWhole() && (list.dates() == null || list.dates().all() == null);
  }
}
