package papercatalog.functions.atom;

import java.time.Instant;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.Content;

/** A feed in the making: its head, and one entry after the other. */
final class Feed {
  /** When a feed without entries was updated: it has to say something, and always the same. */
  static final Instant NEVER = Instant.EPOCH;

  private static final String NAMESPACE = "http://www.w3.org/2005/Atom";

  private final XmlText xml = new XmlText();
  private final String origin;
  private final StableIds ids;

  /**
   * Begins it.
   *
   * @param updated when the latest of its entries was
   */
  Feed(FeedPage page, Instant updated) {
    this.origin = page.origin();
    this.ids = new StableIds(page.catalog());
    xml.begin("feed", "xmlns", NAMESPACE)
        .text("id", ids.ofList(page.list()))
        .text("title", page.title())
        .text("updated", updated.toString());
    link("self", Format.ATOM, page.self());
    link("alternate", Format.HTML, page.html());
    link("first", Format.ATOM, page.first());
    page.next().ifPresent(next -> link("next", Format.ATOM, next));
  }

  /** Begins an entry, or goes on with the feed's own elements before the first of them. */
  XmlText xml() {
    return xml;
  }

  /** The ids of its entries. */
  StableIds ids() {
    return ids;
  }

  /** A link from the feed or the entry that is being written. */
  void link(String relation, Format format, String target) {
    xml.empty("link", "rel", relation, "type", format.mediaType(), "href", target);
  }

  /** A path of the catalog, as it is known outside. */
  String absolute(String path) {
    return origin + path;
  }

  Content content() {
    return Content.of(xml.end("feed").toString());
  }
}
