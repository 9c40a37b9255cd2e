package papercatalog.functions.html;

import java.util.List;
import papercatalog.citations.latex.PlainFormula;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.Routes;

/**
 * The header and footer of a page, and its HTML head.
 *
 * @param title without the name of the catalog, with formulas in Unicode
 * @param canonical absolute address; empty for a page that robots must not index
 * @param next the next page of a list, or {@code null}
 * @param query the words in the field of the search
 * @param routes of the deployment
 */
public record Frame(
    String title,
    String canonical,
    List<Alternate> alternates,
    String next,
    String query,
    Routes routes) {
  public static final String CATALOG = "Paper Catalog";

  /** The environment variable with who runs the catalog. */
  public static final String OPERATOR_VARIABLE = "OPERATOR";

  /** The environment variable with the address of the licence of the data. */
  public static final String LICENCE_VARIABLE = "LICENCE";

  static final String OPERATOR = System.getenv(OPERATOR_VARIABLE);
  static final String LICENCE = System.getenv(LICENCE_VARIABLE);

  public Frame {
    title = PlainFormula.of(title);
  }

  /** The frame of a page with a single format. */
  public static Frame of(String title, String canonical, Routes routes) {
    return new Frame(title, canonical, List.of(), null, "", routes);
  }

  public static Frame of(String title, Request request, Links links) {
    return new Frame(
        title,
        request.origin() + links.plain(),
        Alternate.of(request, links, title),
        null,
        "",
        request.routes());
  }

  public static Frame of(String title, LinkedPage<?> listed) {
    Frame frame = of(title, listed.request(), listed.links());
    return new Frame(
        title, frame.canonical, frame.alternates, listed.next().orElse(null), "", frame.routes);
  }

  /** The frame of a page that robots must not index. */
  static Frame unlisted(String title, Routes routes) {
    return new Frame(title, "", List.of(), null, "", routes);
  }

  public Frame at(String address) {
    return new Frame(title, address, alternates, next, query, routes);
  }

  /** Robots must not index what a search finds. */
  public Frame asked(String words) {
    return new Frame(title, "", alternates, next, words, routes);
  }

  /** The formats of reference managers, and the citation as text. */
  List<Alternate> exports() {
    return alternates.stream().filter(Alternate::isExport).toList();
  }

  /** The formats for programs. */
  List<Alternate> data() {
    return alternates.stream().filter(it -> !it.isExport()).toList();
  }

  /** Whether the field for words is on the page itself. */
  boolean start() {
    return title.equals(CATALOG);
  }

  public boolean search() {
    return routes == Routes.WITH_SEARCH;
  }

  public String headTitle() {
    return start() ? title : title + " · " + CATALOG;
  }

  /** The link to the feed, or {@code null}. */
  String feed() {
    for (Alternate alternate : alternates) {
      if (alternate.format() == Format.ATOM) {
        return alternate.link();
      }
    }
    return null;
  }

  public boolean indexed() {
    return !canonical.isEmpty();
  }
}
