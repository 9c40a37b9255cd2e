package papercatalog.functions.answer;

import static papercatalog.domain.schema.Format.ATOM;
import static papercatalog.domain.schema.Format.HTML;

import java.util.Optional;
import papercatalog.domain.read.Listing;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.atom.FeedPage;
import papercatalog.functions.request.Links;

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
