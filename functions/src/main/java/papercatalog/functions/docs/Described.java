package papercatalog.functions.docs;

import java.util.StringJoiner;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.StartPage;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/**
 * A page that describes the catalog.
 *
 * @param mediaType with its parameters
 * @param links the {@code Link} header
 */
public record Described(String mediaType, Content content, String links) {
  private static final String UTF_8 = "; charset=utf-8";
  private static final String PROFILE = "; profile=\"https://www.rfc-editor.org/info/rfc9727\"";

  /**
   * Renders a page.
   *
   * @param format one of the page's formats; ignored if it has none
   */
  public static Described of(DocsPage page, Format format, Request request) {
    String type =
        page.formats().isEmpty() ? Shapes.mediaTypes(page).getFirst() : format.mediaType();
    String origin = request.origin();
    return switch (page) {
      case START ->
          format == Format.JSON
              ? new Described(type, StartJson.index(), links(page, format))
              : new Described(type + UTF_8, StartPage.html(request), links(page, format));
      case REFERENCE -> new Described(type + UTF_8, Reference.html(origin), links(page, format));
      case OPENAPI -> new Described(type, OpenApi.at(origin), links(page, format));
      case API_CATALOG -> new Described(type + PROFILE, ApiCatalog.at(origin), links(page, format));
      case LLMS -> new Described(type + UTF_8, LlmsText.at(origin), links(page, format));
      case ROBOTS -> new Described(type + UTF_8, file("robots.txt"), links(page, format));
      case FAVICON -> new Described(type, file("favicon.svg"), links(page, format));
    };
  }

  public boolean isPage() {
    return mediaType.startsWith(Format.HTML.mediaType());
  }

  private static Content file(String name) {
    return Content.of(Resource.text(name));
  }

  /**
   * Links to the descriptions of the API, RFC 8631 and RFC 9727, and to the other formats of a
   * page.
   */
  private static String links(DocsPage page, Format shown) {
    StringJoiner links = new StringJoiner(", ");
    links.add("<" + DocsPage.API_CATALOG.path() + ">; rel=\"api-catalog\"");
    links.add("<" + DocsPage.OPENAPI.path() + ">; rel=\"service-desc\"");
    links.add("<" + DocsPage.REFERENCE.path() + ">; rel=\"service-doc\"");
    for (Format other : page.formats()) {
      if (other != shown) {
        links.add(
            "<%s>; rel=\"alternate\"; type=\"%s\""
                .formatted(Links.in(other, page.path()), other.mediaType()));
      }
    }
    return links.toString();
  }
}
