package papercatalog.functions.docs;

import static papercatalog.domain.pattern.QueryParameter.PART;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.schema.Grammar;
import papercatalog.functions.content.Content;
import papercatalog.functions.content.XmlText;
import papercatalog.functions.request.Request;

/**
 * A part of the addresses of the pages for robots, as sitemaps.org describes them. The parts have
 * their list's path, since a sitemap may only list addresses below its folder.
 */
public final class Sitemap {
  public static final String MEDIA_TYPE = "application/xml";

  /** Maximum papers of a part: with the longest ids and host, it has 5 MB of Lambda's 6. */
  public static final int PAPERS = 10_000;

  private static final String XMLNS = "http://www.sitemaps.org/schemas/sitemap/0.9";
  private static final List<Route> PAGES =
      List.of(
          DocsPage.START,
          DocsPage.REFERENCE,
          AccessPatterns.LIST_COLLECTIONS,
          AccessPatterns.LIST_TOPICS,
          AccessPatterns.LIST_CHANGES);

  private final String origin;
  private final XmlText xml = new XmlText().begin("urlset", "xmlns", XMLNS);

  /**
   * Begins a part. The first has the fixed pages.
   *
   * @param origin {@code https://papers.example.org}
   * @param number from 1
   */
  public Sitemap(String origin, long number) {
    this.origin = origin;
    if (number == 1) {
      PAGES.forEach(page -> xml.begin("url").text("loc", origin + page.path()).end("url"));
    }
  }

  public void add(PaperId id, Instant updated) {
    xml.begin("url")
        .text("loc", origin + AccessPatterns.GET_PAPER.path(id))
        .text("lastmod", updated.toString())
        .end("url");
  }

  public Content content() {
    return Content.of(xml.end("urlset").toString());
  }

  /**
   * The number of the part that a request asks for, from 1; empty for the list of parts.
   *
   * @throws InvalidParameters when it asks for something else
   */
  public static Optional<Long> part(Request request) {
    request.requireKnownParameters();
    Optional<String> part = Optional.ofNullable(request.query().get(PART.text()));
    if (part.isPresent() && !Grammar.REVISION.admits(part.get())) {
      throw new InvalidParameters(List.of(new Violation(PART.text(), PART.rule())));
    }
    return part.map(Long::valueOf);
  }

  /** The list of parts. */
  public static Content index(String origin, int papers) {
    XmlText xml = new XmlText().begin("sitemapindex", "xmlns", XMLNS);
    String part = origin + DocsPage.SITEMAP.path() + "?" + PART.text() + "=";
    for (int number = 1; number <= parts(papers); number++) {
      xml.begin("sitemap").text("loc", part + number).end("sitemap");
    }
    return Content.of(xml.end("sitemapindex").toString());
  }

  /** The number of parts; without papers there is one, of the fixed pages. */
  public static int parts(int papers) {
    return Math.max(1, Math.ceilDiv(papers, PAPERS));
  }
}
