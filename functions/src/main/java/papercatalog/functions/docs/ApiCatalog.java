package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.Content;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.route.DocsPage;

/** Links to the descriptions of the API for programs that know only the host, RFC 9727. */
final class ApiCatalog {
  private ApiCatalog() {}

  static Content at(String origin) {
    String api = origin + DocsPage.START.path();
    return JsonTree.content(
        JsonTree.object(
            "linkset",
            List.of(
                JsonTree.object(
                    "anchor", origin + DocsPage.API_CATALOG.path(), "item", link(api, Format.JSON)),
                JsonTree.object(
                    "anchor", api,
                    "service-desc", link(origin + DocsPage.OPENAPI.path(), Format.JSON),
                    "service-doc", link(origin + DocsPage.REFERENCE.path(), Format.HTML)))));
  }

  private static List<?> link(String href, Format format) {
    return List.of(
        JsonTree.object("href", href, "type", MediaType.of(format).text(), "title", About.TITLE));
  }
}
