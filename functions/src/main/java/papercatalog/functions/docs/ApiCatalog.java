package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.Content;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Dump;

/** Links to the descriptions of the API for programs that know only the host, RFC 9727. */
final class ApiCatalog {
  /** Relative, because functions need not know the host of the CDN that serves the file. */
  private static final List<?> DUMP =
      List.of(
          JsonTree.object(
              "href", Dump.PATH,
              "type", Dump.MEDIA_TYPE,
              "title", "All papers and authors; its headers have its date, size and SHA-256"));

  private ApiCatalog() {}

  static Content at(String origin, boolean dump) {
    String api = origin + DocsPage.START.path();
    return JsonTree.content(
        JsonTree.object(
            "linkset",
            List.of(
                JsonTree.object(
                    "anchor", origin + DocsPage.API_CATALOG.path(), "item", link(api, Format.JSON)),
                JsonTree.object(
                    "anchor",
                    api,
                    "service-desc",
                    link(origin + DocsPage.OPENAPI.path(), Format.JSON),
                    "service-doc",
                    link(origin + DocsPage.REFERENCE.path(), Format.HTML),
                    "enclosure",
                    dump ? DUMP : null))));
  }

  private static List<?> link(String href, Format format) {
    return List.of(
        JsonTree.object("href", href, "type", MediaType.of(format).text(), "title", About.TITLE));
  }
}
