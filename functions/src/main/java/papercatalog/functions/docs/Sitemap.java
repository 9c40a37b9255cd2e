package papercatalog.functions.docs;

import static papercatalog.domain.pattern.QueryParameter.PART;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import papercatalog.citations.xml.XmlText;
import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Parameters;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.read.IndexedPaper;
import papercatalog.domain.schema.Grammar;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.DocsPage;

/**
 * The addresses of the pages for robots, sitemaps.org. Its parts have its own path, since a sitemap
 * may only list addresses below its folder.
 */
public final class Sitemap {
  public static final String MEDIA_TYPE = "application/xml";

  /** Maximum papers of a part: a client can request it without end at no read unit. */
  public static final int PAPERS = 1_000;

  private static final String XMLNS = "http://www.sitemaps.org/schemas/sitemap/0.9";
  private static final List<Route> PAGES =
      List.of(
          DocsPage.START,
          DocsPage.REFERENCE,
          AccessPatterns.LIST_COLLECTIONS,
          AccessPatterns.LIST_TOPICS,
          AccessPatterns.LIST_AUTHORS,
          AccessPatterns.LIST_CHANGES);

  /** The papers of the index, in an order that stays. */
  public interface IndexedPapers {
    List<IndexedPaper> some(int from, int limit) throws IOException;
  }

  private Sitemap() {}

  /**
   * The part that a request asks for, or the list of parts; empty beyond the last.
   * InvalidParameters when it asks for something else.
   */
  public static Optional<Content> of(Request request, int total, IndexedPapers papers)
      throws IOException {
    request.key(Parameters.NONE);
    int parts = Math.max(1, Math.ceilDiv(total, PAPERS)); // the first also has the fixed pages
    String part = request.query().get(PART.text());
    if (part == null) {
      return Optional.of(index(request.origin(), parts));
    }
    if (!Grammar.REVISION.admits(part)) {
      throw new InvalidParameters(List.of(new Violation(PART.text(), PART.rule())));
    }
    long number = Long.parseLong(part);
    return number > parts
        ? Optional.empty()
        : Optional.of(
            part(request.origin(), number, papers.some((int) (number - 1) * PAPERS, PAPERS)));
  }

  private static Content index(String origin, int parts) {
    XmlText xml = new XmlText().begin("sitemapindex", "xmlns", XMLNS);
    String part = origin + DocsPage.SITEMAP.path() + "?" + PART.text() + "=";
    for (int number = 1; number <= parts; number++) {
      xml.begin("sitemap").text("loc", part + number).end("sitemap");
    }
    return Content.of(xml.end("sitemapindex").toString());
  }

  private static Content part(String origin, long number, List<IndexedPaper> papers) {
    XmlText xml = new XmlText().begin("urlset", "xmlns", XMLNS);
    if (number == 1) {
      PAGES.forEach(page -> xml.begin("url").text("loc", origin + page.path()).end("url"));
    }
    for (IndexedPaper paper : papers) {
      xml.begin("url")
          .text("loc", origin + AccessPatterns.GET_PAPER.path(paper.id()))
          .text("lastmod", paper.updated().toString())
          .end("url");
    }
    return Content.of(xml.end("urlset").toString());
  }
}
