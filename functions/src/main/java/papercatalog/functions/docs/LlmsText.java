package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.harvest.HarvestPatterns;
import papercatalog.domain.model.NamedConstant;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.content.Content;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Extra;
import papercatalog.functions.route.McpRoute;
import papercatalog.functions.route.Routes;

/** A Markdown description of the catalog for language models. */
final class LlmsText {
  private LlmsText() {}

  static Content at(String origin, Routes routes, Set<Extra> extras) {
    StringBuilder text = new StringBuilder();
    text.append("# ").append(About.TITLE).append("\n\n");
    text.append("> ").append(About.SUMMARY).append("\n\n");
    text.append(About.CONTRACT).append("\n\n## Routes\n\n");
    for (AccessPattern<?> pattern : routes.patterns()) {
      text.append(
          "- `GET %s`: %s. Query: %s; formats: %s\n"
              .formatted(
                  pattern.path(),
                  pattern.summary(),
                  texts(pattern.queryParameters()),
                  texts(pattern.formats())));
    }
    text.append("\n## Parameters\n\n");
    for (QueryParameter parameter : QueryParameter.values()) {
      if (routes.take(parameter)) {
        text.append("- `%s`: %s\n".formatted(parameter.text(), parameter.meaning()));
      }
    }
    text.append("\n## More\n\n");
    link(text, origin, DocsPage.OPENAPI);
    link(text, origin, DocsPage.REFERENCE);
    link(text, origin, AccessPatterns.LIST_COLLECTIONS);
    link(text, origin, AccessPatterns.LIST_TOPICS);
    if (extras.contains(Extra.MCP)) {
      link(text, origin, McpRoute.ROUTE);
    }
    if (extras.contains(Extra.OAI)) {
      link(text, origin, HarvestPatterns.HARVEST_PAPERS);
    }
    return Content.of(text.toString());
  }

  private static void link(StringBuilder text, String origin, Route route) {
    text.append("- [%s](%s%s)\n".formatted(route.summary(), origin, route.path()));
  }

  private static String texts(List<? extends NamedConstant> constants) {
    return constants.stream().map(NamedConstant::text).collect(Collectors.joining(" "));
  }
}
