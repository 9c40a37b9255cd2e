package papercatalog.functions.atom;

import static papercatalog.domain.pattern.Format.ATOM;
import static papercatalog.domain.pattern.Format.HTML;

import java.util.Optional;
import papercatalog.domain.read.Listing;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Listed;

/**
 * Which page of which feed this is, RFC 5005. All links are absolute: readers keep them.
 *
 * @param catalog whose list it is
 * @param title what the feed is called
 * @param list path of the list, with what chooses among its entries and nothing else
 * @param origin where the catalog is: {@code https://papers.example.org}
 * @param self the page
 * @param html the same for people
 * @param first the page to subscribe to
 * @param next the page after this, if there is one
 */
public record FeedPage(
    Namespace catalog,
    String title,
    String list,
    String origin,
    String self,
    String html,
    String first,
    Optional<String> next) {
  /**
   * A page of a list as one of a feed.
   *
   * @param catalog whose list it is
   * @param title of the feed
   */
  public static FeedPage of(Listed<?> listed, Namespace catalog, String title) {
    String origin = listed.request().origin();
    Links links = listed.links();
    Listing listing = listed.listing();
    return new FeedPage(
        catalog,
        title,
        links.list(listing),
        origin,
        origin + links.in(ATOM),
        origin + links.in(HTML),
        origin + links.in(ATOM, listing.first()),
        listed.page().nextCursor().map(it -> origin + links.in(ATOM, listing.after(it))));
  }
}
