package papercatalog.functions.html;

import java.util.List;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.LinkedPage;

/**
 * A page of a list of papers.
 *
 * @param label the kind of list
 * @param title the name of the list
 * @param about link to more about that name, or {@code null}
 * @param feed link to the feed, or {@code null}
 */
public record PapersPage(
    Frame frame,
    String label,
    String title,
    String about,
    String feed,
    List<ListedPaper> entries,
    ListFrame list) {

  /** The papers of a collection or topic, or with an identifier. */
  public static Content papers(String label, String title, LinkedPage<PaperSummary> listed) {
    List<ListedPaper> entries = ListedPaper.of(listed.items(), listed.request().origin());
    return html(label, title, null, entries, listed);
  }

  /** The papers of an author, by name. */
  public static Content ofAuthor(AuthorHandle author, String name, LinkedPage<AuthorPaper> listed) {
    String about = AccessPatterns.GET_AUTHOR.path(author);
    List<ListedPaper> entries = ListedPaper.ofAuthor(listed.items(), listed.request().origin());
    return html("Papers by", name, about, entries, listed);
  }

  private static Content html(
      String label, String title, String about, List<ListedPaper> entries, LinkedPage<?> listed) {
    Frame frame = Frame.of(label + " " + title, listed);
    PapersPage page =
        new PapersPage(frame, label, title, about, frame.feed(), entries, ListFrame.of(listed));
    Rendering rendering = new Rendering();
    JtepapersGenerated.render(rendering.output(), null, page);
    return rendering.content();
  }

  /** The message of an empty list. */
  String nothing() {
    if (about != null) {
      return "No paper names this author, or none in this range of dates.";
    }
    return list.dates() != null && list.dates().all() != null
        ? "No paper of this list is of these dates."
        : "There is no such paper in the catalog.";
  }
}
