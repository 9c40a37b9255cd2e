package papercatalog.search.handler;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.content.Content;
import papercatalog.functions.content.XmlText;
import papercatalog.search.index.Generation;
import papercatalog.search.index.PaperFields;

/**
 * The addresses of the pages for robots, as sitemaps.org describes them. Its parts have its own
 * path, since a sitemap may only list addresses below its folder.
 *
 * @param origin {@code https://papers.example.org}
 */
record Sitemap(String origin) {
  /** Maximum papers of a part: with the longest ids and host, it has 5 MB of Lambda's 6. */
  static final int PAPERS = 10_000;

  private static final String XMLNS = "http://www.sitemaps.org/schemas/sitemap/0.9";
  private static final List<Route> PAGES =
      List.of(
          DocsPage.START,
          DocsPage.REFERENCE,
          AccessPatterns.LIST_COLLECTIONS,
          AccessPatterns.LIST_TOPICS,
          AccessPatterns.LIST_CHANGES);

  /** The list of parts. */
  Content index(int papers) {
    XmlText xml = new XmlText().begin("sitemapindex", "xmlns", XMLNS);
    String part = origin + DocsPage.SITEMAP.path() + "?" + QueryParameter.PART.text() + "=";
    for (int number = 1; number <= parts(papers); number++) {
      xml.begin("sitemap").text("loc", part + number).end("sitemap");
    }
    return Content.of(xml.end("sitemapindex").toString());
  }

  /** A part without papers; empty for all but the first. */
  Optional<Content> part(long number) {
    return number == 1
        ? Optional.of(Content.of(beginning(number).end("urlset").toString()))
        : Optional.empty();
  }

  /**
   * A part with its papers; empty beyond the last.
   *
   * @param number 1 for the first part
   */
  Optional<Content> part(long number, Generation generation) throws IOException {
    if (number > parts(generation.papers())) {
      return Optional.empty();
    }
    XmlText xml = beginning(number);
    generation.papers(
        PaperFields.UPDATED,
        ((int) number - 1) * PAPERS,
        PAPERS,
        (id, updated) ->
            xml.begin("url")
                .text("loc", origin + AccessPatterns.GET_PAPER.path(id))
                .text("lastmod", Instant.ofEpochSecond(updated).toString())
                .end("url"));
    return Optional.of(Content.of(xml.end("urlset").toString()));
  }

  /** Without papers there is one part, of the fixed pages. */
  private static int parts(int papers) {
    return Math.max(1, Math.ceilDiv(papers, PAPERS));
  }

  private XmlText beginning(long number) {
    XmlText xml = new XmlText().begin("urlset", "xmlns", XMLNS);
    if (number == 1) {
      PAGES.forEach(page -> xml.begin("url").text("loc", origin + page.path()).end("url"));
    }
    return xml;
  }
}
