package papercatalog.answer;

import static papercatalog.schema.Format.ATOM;
import static papercatalog.schema.Format.HTML;

import java.util.Optional;
import papercatalog.atom.FeedPage;
import papercatalog.read.Listing;
import papercatalog.request.Links;
import papercatalog.table.Namespace;

/** Pages of lists as pages of feeds. */
final class Feeds {
  private Feeds() {}

  /**
   * Which page of which feed an answer is.
   *
   * @param catalog whose list it is
   * @param title what the feed is called
   * @param nextCursor leads to the next page, if there is one
   */
  static FeedPage page(
      Answer answer,
      Namespace catalog,
      String title,
      Listing listing,
      Optional<String> nextCursor) {
    String origin = answer.request().origin();
    Links links = answer.links();
    return new FeedPage(
        catalog,
        title,
        links.list(listing),
        origin,
        origin + links.in(ATOM),
        origin + links.in(HTML),
        origin + links.in(ATOM, listing.first()),
        nextCursor.map(cursor -> origin + links.in(ATOM, listing.after(cursor))));
  }
}
