package papercatalog.functions.atom;

import static papercatalog.domain.pattern.Format.ATOM;
import static papercatalog.domain.pattern.Format.HTML;

import java.util.Optional;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Links;

/**
 * A page of a feed, RFC 5005. All links are absolute because feed readers store them.
 *
 * @param namespace of the catalog
 * @param title of the feed
 * @param list path of the list with the parameters that select its entries
 * @param origin of the catalog: {@code https://papers.example.org}
 * @param self this page
 * @param html this page for people
 * @param first the page to subscribe to
 * @param next the next page, if there is one
 * @param additions the feed of additions to a list of papers
 */
public record FeedPage(
    Namespace namespace,
    String title,
    String list,
    String origin,
    String self,
    String html,
    String first,
    Optional<String> next,
    String additions) {
  /** Makes a page of a feed from a page of a list. */
  public static FeedPage of(LinkedPage<?> listed, Namespace namespace, String title) {
    String origin = listed.request().origin();
    Links links = listed.links();
    PageRequest pageRequest = listed.pageRequest();
    return new FeedPage(
        namespace,
        title,
        links.list(pageRequest),
        origin,
        origin + links.in(ATOM),
        origin + links.in(HTML),
        origin + links.in(ATOM, pageRequest.first()),
        listed.page().nextCursor().map(it -> origin + links.in(ATOM, pageRequest.after(it))),
        origin + listed.additions());
  }
}
