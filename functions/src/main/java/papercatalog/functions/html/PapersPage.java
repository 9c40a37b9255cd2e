package papercatalog.functions.html;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Page;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.domain.schema.PathParameter;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/**
 * A page of a list of papers.
 *
 * @param label what kind of list it is
 * @param title what it is the list of
 * @param about where there is more about that, or {@code null}
 * @param feed where feed readers follow the list, or {@code null}
 */
public record PapersPage(
    Frame frame,
    String label,
    String title,
    String about,
    String feed,
    List<Entry> entries,
    ListFrame list) {

  /** The papers of a collection or a topic, or those that have an identifier. */
  public static Content papers(
      Page<PaperSummary> page,
      Listing listing,
      Request request,
      Links links,
      Optional<String> next) {
    return html(
        label(request),
        title(request),
        null,
        Entry.of(page.items(), request.origin()),
        ListFrame.of(page.items().size(), listing, request, links, next),
        request,
        links);
  }

  /** The papers of an author, by name. */
  public static Content ofAuthor(
      String name,
      Page<AuthorPaper> page,
      Listing listing,
      Request request,
      Links links,
      Optional<String> next) {
    String handle = request.pathParameters().get(PathParameter.AUTHOR_HANDLE.text());
    return html(
        "Papers by",
        name,
        AccessPattern.GET_AUTHOR.path(handle),
        Entry.ofAuthor(page.items(), request.origin()),
        ListFrame.of(page.items().size(), listing, request, links, next),
        request,
        links);
  }

  private static Content html(
      String label,
      String title,
      String about,
      List<Entry> entries,
      ListFrame list,
      Request request,
      Links links) {
    Frame frame = Frame.of(label + " " + title, request, links, Optional.ofNullable(list.next()));
    PapersPage page = new PapersPage(frame, label, title, about, frame.feed(), entries, list);
    Rendering rendering = new Rendering();
    JtepapersGenerated.render(rendering.output(), null, page);
    return rendering.content();
  }

  private static String label(Request request) {
    if (request.route() == AccessPattern.LIST_COLLECTION_PAPERS) {
      return "Collection";
    }
    if (request.route() == AccessPattern.LIST_TOPIC_PAPERS) {
      return "Topic";
    }
    String scheme = request.identifier().scheme().text();
    return "Papers with the "
        + (scheme.equals("arxiv") ? "arXiv id" : scheme.toUpperCase(Locale.ROOT));
  }

  private static String title(Request request) {
    if (request.route() == AccessPattern.FIND_PAPERS) {
      Identifier identifier = request.identifier();
      return identifier.value();
    }
    return request.pathParameters().get(PathParameter.COLLECTION_NAME.text());
  }

  /** Why there are none. */
  String nothing() {
    if (about != null) {
      return "No paper names this author, or none in this range of dates.";
    }
    return list.dates() != null && list.dates().all() != null
        ? "No paper of this list is of these dates."
        : "There is no such paper in the catalog.";
  }
}
