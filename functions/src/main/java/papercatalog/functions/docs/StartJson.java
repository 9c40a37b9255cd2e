package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.content.Content;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;

public final class StartJson {
  private StartJson() {}

  public static Content index(Routes routes) {
    return JsonTree.content(
        JsonTree.object(
            "title",
            About.TITLE,
            "description",
            About.SUMMARY,
            "links",
            JsonTree.object(
                "self", DocsPage.START.path(),
                "collections", AccessPatterns.LIST_COLLECTIONS.path(),
                "topics", AccessPatterns.LIST_TOPICS.path(),
                "changes", AccessPatterns.LIST_CHANGES.path(),
                "openapi", DocsPage.OPENAPI.path(),
                "docs", DocsPage.REFERENCE.path()),
            "operations",
            routes.patterns().stream().map(StartJson::operation).toList()));
  }

  private static Map<String, Object> operation(AccessPattern<?> pattern) {
    return JsonTree.object(
        "name", pattern.operation(),
        "summary", pattern.summary(),
        "template", template(pattern),
        "formats", pattern.formats().stream().map(Format::text).toList());
  }

  /** The path with its query parameters as an RFC 6570 template: {@code /topics{?limit,cursor}}. */
  private static String template(Route route) {
    StringJoiner query = new StringJoiner(",", "{?", "}");
    for (QueryParameter parameter : route.queryParameters()) {
      query.add(parameter.text());
    }
    return route.path() + query;
  }
}
