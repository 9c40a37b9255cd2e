package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.Content;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Extra;
import papercatalog.functions.route.Routes;

/** A page that describes the catalog; the media type has its parameters. */
public record Described(String mediaType, Content content) {
  private static final String UTF_8 = "; charset=utf-8";
  private static final String PROFILE = "; profile=\"https://www.rfc-editor.org/info/rfc9727\"";

  /** The {@code Link} header: the descriptions of the API, RFC 8631 and RFC 9727. */
  public static final String LINKS =
      "<%s>; rel=\"api-catalog\", <%s>; rel=\"service-desc\", <%s>; rel=\"service-doc\""
          .formatted(
              DocsPage.API_CATALOG.path(), DocsPage.OPENAPI.path(), DocsPage.REFERENCE.path());

  public static Described of(DocsPage page, String origin, Routes routes, Set<Extra> extras) {
    String type = mediaTypes(page).getFirst();
    return switch (page) {
      case START, SITEMAP -> throw new IllegalArgumentException("another function's");
      case REFERENCE -> new Described(type + UTF_8, ReferencePage.html(origin, routes, extras));
      case OPENAPI -> new Described(type, OpenApi.at(origin, routes));
      case PAPER_SCHEMA -> new Described(type, PaperSchema.content());
      case API_CATALOG -> new Described(type + PROFILE, ApiCatalog.at(origin, extras));
      case LLMS -> new Described(type + UTF_8, LlmsText.at(origin, routes, extras));
      case ROBOTS -> new Described(type + UTF_8, robots(origin, routes));
      case DUMP -> new Described(type, DumpJson.none());
      case FAVICON -> new Described(type, Content.of(Resource.text("favicon.svg")));
      case OPENSEARCH -> new Described(type, OpenSearch.at(origin));
    };
  }

  /** The media types of a page, without parameters. */
  static List<String> mediaTypes(DocsPage page) {
    return switch (page) {
      case START -> page.formats().stream().map(it -> MediaType.of(it).text()).toList();
      case REFERENCE -> List.of(MediaType.of(Format.HTML).text());
      case OPENAPI, DUMP -> List.of(MediaType.of(Format.JSON).text());
      case API_CATALOG -> List.of("application/linkset+json");
      case PAPER_SCHEMA -> List.of("application/schema+json");
      case LLMS, ROBOTS -> List.of("text/plain");
      case FAVICON -> List.of("image/svg+xml");
      case OPENSEARCH -> List.of("application/opensearchdescription+xml");
      case SITEMAP -> List.of(Sitemap.MEDIA_TYPE);
    };
  }

  public boolean isPage() {
    return mediaType.startsWith(MediaType.of(Format.HTML).text());
  }

  private static Content robots(String origin, Routes routes) {
    String rules = Resource.text("robots.txt");
    return Content.of(
        routes == Routes.WITH_SEARCH
            ? rules + "Sitemap: " + origin + DocsPage.SITEMAP.path() + "\n"
            : rules);
  }
}
