package papercatalog.functions.docs;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.Content;
import papercatalog.functions.json.JsonText;

/** Links to the descriptions of the API for programs that know only the host, RFC 9727. */
final class ApiCatalog {
  private ApiCatalog() {}

  static Content at(String origin) {
    String api = origin + DocsPage.START.path();
    return JsonText.object(
        json -> {
          json.writeArrayFieldStart("linkset");
          json.writeStartObject();
          json.writeStringField("anchor", origin + DocsPage.API_CATALOG.path());
          link(json, "item", api, Format.JSON.mediaType());
          json.writeEndObject();
          json.writeStartObject();
          json.writeStringField("anchor", api);
          link(json, "service-desc", origin + DocsPage.OPENAPI.path(), Format.JSON.mediaType());
          link(json, "service-doc", origin + DocsPage.REFERENCE.path(), Format.HTML.mediaType());
          json.writeEndObject();
          json.writeEndArray();
        });
  }

  private static void link(JsonGenerator json, String relation, String href, String type)
      throws IOException {
    json.writeArrayFieldStart(relation);
    json.writeStartObject();
    json.writeStringField("href", href);
    json.writeStringField("type", type);
    json.writeStringField("title", About.TITLE);
    json.writeEndObject();
    json.writeEndArray();
  }
}
