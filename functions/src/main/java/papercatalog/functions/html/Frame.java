package papercatalog.functions.html;

import java.util.List;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Listed;
import papercatalog.functions.request.Request;

/**
 * What stands around the content of every page, and in its head.
 *
 * @param title of the page, without the name of the catalog
 * @param canonical the one address of the page, whole; empty of one that robots leave out
 * @param alternates the same for programs
 * @param next the next page of a list, or {@code null}
 */
public record Frame(String title, String canonical, List<Alternate> alternates, String next) {
  /** The name of the catalog. */
  public static final String CATALOG = "Paper Catalog";

  /**
   * Of a page that has but one format.
   *
   * @param canonical its whole address: {@code https://papers.example.org/docs}
   */
  public static Frame of(String title, String canonical) {
    return new Frame(title, canonical, List.of(), null);
  }

  /** Of something found. */
  static Frame of(String title, Request request, Links links) {
    return new Frame(
        title, request.origin() + links.plain(), Alternate.of(request, links, title), null);
  }

  /** Of a page of a list. */
  static Frame of(String title, Listed<?> listed) {
    Frame frame = of(title, listed.request(), listed.links());
    return new Frame(title, frame.canonical, frame.alternates, listed.next().orElse(null));
  }

  /** Of a page that is not to be found. */
  static Frame unlisted(String title) {
    return new Frame(title, "", List.of(), null);
  }

  /** The same page, whose one address is another than that of the request. */
  Frame at(String address) {
    return new Frame(title, address, alternates, next);
  }

  /** The title of the window. */
  public String headTitle() {
    return title.equals(CATALOG) ? title : title + " · " + CATALOG;
  }

  /** Where feed readers follow what the page shows, or {@code null}. */
  String feed() {
    for (Alternate alternate : alternates) {
      if (alternate.format() == Format.ATOM) {
        return alternate.link();
      }
    }
    return null;
  }

  /** Whether robots may list the page. */
  public boolean indexed() {
    return !canonical.isEmpty();
  }
}
