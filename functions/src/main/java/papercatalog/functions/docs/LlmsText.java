package papercatalog.functions.docs;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.pattern.Routes;
import papercatalog.functions.content.Content;

/** A Markdown description of the catalog for language models. */
final class LlmsText {
  private LlmsText() {}

  static Content at(String origin, Routes routes) {
    StringBuilder text = new StringBuilder();
    text.append("# ").append(About.TITLE).append("\n\n");
    text.append("> ").append(About.SUMMARY).append("\n\n");
    text.append(About.CONTRACT).append("\n\n## Routes\n\n");
    for (AccessPattern<?> pattern : routes.patterns()) {
      text.append("- `GET ").append(pattern.path()).append("`: ").append(pattern.summary());
      text.append(". Query:");
      for (QueryParameter parameter : pattern.queryParameters()) {
        text.append(' ').append(parameter.text());
      }
      text.append("; formats:");
      for (Format format : pattern.formats()) {
        text.append(' ').append(format.text());
      }
      text.append('\n');
    }
    text.append("\n## Parameters\n\n");
    for (QueryParameter parameter : QueryParameter.values()) {
      if (!routes.take(parameter)) {
        continue;
      }
      text.append("- `")
          .append(parameter.text())
          .append("`: ")
          .append(parameter.meaning())
          .append('\n');
    }
    text.append("\n## More\n\n");
    link(text, origin, DocsPage.OPENAPI);
    link(text, origin, DocsPage.REFERENCE);
    link(text, origin, AccessPatterns.LIST_COLLECTIONS);
    link(text, origin, AccessPatterns.LIST_TOPICS);
    return Content.of(text.toString());
  }

  private static void link(StringBuilder text, String origin, Route route) {
    text.append("- [")
        .append(route.summary())
        .append("](")
        .append(origin)
        .append(route.path())
        .append(")\n");
  }
}
