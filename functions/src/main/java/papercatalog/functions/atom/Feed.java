package papercatalog.functions.atom;

import java.time.Instant;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.Content;
import papercatalog.functions.content.XmlText;

/** Writes a feed: its head, then its entries. */
final class Feed {
  /** The update time of a feed without entries: the element is required and must not change. */
  static final Instant NEVER = Instant.EPOCH;

  private static final String NAMESPACE = "http://www.w3.org/2005/Atom";

  private final XmlText xml = new XmlText();
  private final String origin;
  private final StableIds ids;

  /**
   * Writes the head.
   *
   * @param updated update time of the latest entry
   */
  Feed(FeedPage page, Instant updated) {
    this.origin = page.origin();
    this.ids = new StableIds(page.namespace());
    xml.begin("feed", "xmlns", NAMESPACE)
        .text("id", ids.ofList(page.list()))
        .text("title", page.title())
        .text("updated", updated.toString());
    link("self", Format.ATOM, page.self());
    link("alternate", Format.HTML, page.html());
    link("first", Format.ATOM, page.first());
    page.next().ifPresent(next -> link("next", Format.ATOM, next));
  }

  /** The writer for an entry, or for elements of the feed before its first entry. */
  XmlText xml() {
    return xml;
  }

  StableIds ids() {
    return ids;
  }

  /** Writes a link of the feed or of the current entry. */
  void link(String relation, Format format, String target) {
    xml.empty("link", "rel", relation, "type", format.mediaType(), "href", target);
  }

  /** Returns the absolute address of a path. */
  String absolute(String path) {
    return origin + path;
  }

  Content content() {
    return Content.of(xml.end("feed").toString());
  }
}
