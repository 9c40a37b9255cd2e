package papercatalog.functions.docs;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.content.Content;
import papercatalog.functions.json.JsonText;

/** The start page for programs, with links to all routes. */
public final class StartJson {
  private StartJson() {}

  public static Content index() {
    return JsonText.object(
        json -> {
          json.writeStringField("title", About.TITLE);
          json.writeStringField("description", About.SUMMARY);
          json.writeObjectFieldStart("links");
          link(json, "self", DocsPage.START);
          link(json, "collections", AccessPatterns.LIST_COLLECTIONS);
          link(json, "topics", AccessPatterns.LIST_TOPICS);
          link(json, "changes", AccessPatterns.LIST_CHANGES);
          link(json, "openapi", DocsPage.OPENAPI);
          link(json, "docs", DocsPage.REFERENCE);
          json.writeEndObject();
          json.writeArrayFieldStart("operations");
          for (AccessPattern<?> pattern : AccessPatterns.deployed()) {
            operation(json, pattern);
          }
          json.writeEndArray();
        });
  }

  private static void link(JsonGenerator json, String name, Route route) throws IOException {
    json.writeStringField(name, route.path());
  }

  private static void operation(JsonGenerator json, AccessPattern<?> pattern) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", pattern.operation());
    json.writeStringField("summary", pattern.summary());
    json.writeStringField("template", template(pattern));
    json.writeArrayFieldStart("formats");
    for (Format format : pattern.formats()) {
      json.writeString(format.text());
    }
    json.writeEndArray();
    json.writeEndObject();
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
