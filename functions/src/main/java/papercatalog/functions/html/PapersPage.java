package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.DirectoryEntry;
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
  public PapersPage {
    frame = entries.isEmpty() ? frame.at("") : frame;
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
    boolean part = !list.isWhole() && list.dates() != null && list.dates().all() == null;
    OptionalLong all =
        listed.head(DirectoryEntry.class).map(DirectoryEntry::papers).orElse(OptionalLong.empty());
    return part && all.isPresent()
        ? entries.size() + " of " + Thousands.of(all.getAsLong()) + " papers"
        : list.size("paper", "papers");
  }

  String schemaOrg() {
    List<Link> links = new ArrayList<>();
    for (ListedPaper entry : entries) {
      links.add(new Link(entry.paper().fullTitle(), entry.link()));
    }
    return SchemaOrgPages.of(frame, listed.request().origin(), links);
  }

  /** Why the whole list is empty: it may also be that all its papers are withdrawn. */
  String unknown() {
    return listed.page().head().isPresent() ? "There are no papers here now." : none;
  }

  /** Whether the whole list is empty, not only a range of dates or the last page. */
  boolean hasNoPapers() {
    return entries.isEmpty()
        && list.isWhole()
        && (list.dates() == null || list.dates().all() == null);
  }
}
