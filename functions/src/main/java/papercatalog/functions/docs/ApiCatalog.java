package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.harvest.HarvestPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.content.Content;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Extra;
import papercatalog.functions.route.McpRoute;

/** Links to the descriptions of the API for programs that know only the host, RFC 9727. */
final class ApiCatalog {
  /** Relative, because functions need not know the host of the CDN that serves it. */
  private static final List<?> DUMP =
      List.of(
          JsonTree.object(
              "href", DocsPage.DUMP.path(),
              "type", MediaType.of(Format.JSON).text(),
              "title", DocsPage.DUMP.summary()));

  private ApiCatalog() {}

  static Content at(String origin, Set<Extra> extras) {
    String api = origin + DocsPage.START.path();
    return JsonTree.content(
        JsonTree.object(
            "linkset",
            List.of(
                JsonTree.object(
                    "anchor", origin + DocsPage.API_CATALOG.path(), "item", items(origin, extras)),
                JsonTree.object(
                    "anchor",
                    api,
                    "service-desc",
                    link(origin + DocsPage.OPENAPI.path(), Format.JSON),
                    "service-doc",
                    link(origin + DocsPage.REFERENCE.path(), Format.HTML),
                    "related",
                    extras.contains(Extra.DUMP) ? DUMP : null))));
  }

  private static List<?> items(String origin, Set<Extra> extras) {
    List<Object> items = new ArrayList<>(link(origin + DocsPage.START.path(), Format.JSON));
    if (extras.contains(Extra.MCP)) {
      items.add(item(origin, McpRoute.ROUTE));
    }
    if (extras.contains(Extra.OAI)) {
      items.add(item(origin, HarvestPatterns.HARVEST_PAPERS));
    }
    return items;
  }

  private static Object item(String origin, Route route) {
    return JsonTree.object("href", origin + route.path(), "title", route.summary());
  }

  private static List<?> link(String href, Format format) {
    return List.of(
        JsonTree.object("href", href, "type", MediaType.of(format).text(), "title", About.TITLE));
  }
}
