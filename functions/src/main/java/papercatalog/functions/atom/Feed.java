package papercatalog.functions.atom;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.citations.xml.XmlText;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.content.Content;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Links;

/**
 * A page of a list as a page of a feed, RFC 4287 and RFC 5005. Links are absolute because feed
 * readers store them. The ids are name-based UUIDs, independent of host, page and case of the
 * request.
 */
final class Feed {
  /** The update time of a feed without entries: the element is required and must not change. */
  static final Instant NEVER = Instant.EPOCH;

  private static final String NAMESPACE = "http://www.w3.org/2005/Atom";

  /** The writer for an entry, or for elements of the feed before its first entry. */
  final XmlText xml = new XmlText();

  private final LinkedPage<?> listed;
  private final Namespace namespace;

  Feed(LinkedPage<?> listed, Namespace namespace, String title, Instant updated) {
    this.listed = listed;
    this.namespace = namespace;
    Links links = listed.links();
    PageRequest shown = listed.pageRequest();
    xml.begin("feed", "xmlns", NAMESPACE)
        .text("id", id(links.list(shown)))
        .text("title", title)
        .text("updated", updated.toString());
    link("self", Format.ATOM, links.in(Format.ATOM));
    link("alternate", Format.HTML, links.in(Format.HTML));
    link("first", Format.ATOM, links.in(Format.ATOM, shown.first()));
    listed
        .page()
        .nextCursor()
        .map(cursor -> links.in(Format.ATOM, shown.after(cursor)))
        .ifPresent(next -> link("next", Format.ATOM, next));
  }

  /** The id of a paper, the same in every list. */
  String id(PaperId paper) {
    return id(AccessPatterns.GET_PAPER.path(paper.key()));
  }

  /** The id of a change. Its kind is included because a revision can be made and later deleted. */
  String id(Change change) {
    String revision = AccessPatterns.GET_PAPER_VERSION.path(change.id().key(), change.revision());
    return id(revision + '#' + change.kind().text());
  }

  private String id(String name) {
    return "urn:uuid:" + UUID.nameUUIDFromBytes((namespace.prefix() + name).getBytes(UTF_8));
  }

  /** Writes a link of the feed or of the current entry to a path. */
  void link(String relation, Format format, String path) {
    String type = MediaType.of(format).text();
    xml.empty("link", "rel", relation, "type", type, "href", absolute(path));
  }

  String absolute(String path) {
    return listed.request().origin() + path;
  }

  Content content() {
    return Content.of(xml.end("feed").toString());
  }
}
