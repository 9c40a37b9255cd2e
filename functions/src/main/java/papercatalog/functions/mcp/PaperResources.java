package papercatalog.functions.mcp;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.http.HttpFunction;
import papercatalog.functions.http.Response;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** Papers as resources, by their addresses. */
record PaperResources(HttpFunction getPaper) {
  private static final List<Format> FORMATS = List.of(Format.JSON, Format.BIBTEX);

  /** A template for each format, at the address of a catalog. */
  static void writeTemplates(JsonGenerator json, String origin) throws IOException {
    json.writeArrayFieldStart("resourceTemplates");
    for (Format format : FORMATS) {
      json.writeStartObject();
      json.writeStringField(
          "uriTemplate", origin + Links.in(format, AccessPatterns.GET_PAPER.path()));
      json.writeStringField("name", "paper-" + format.text());
      json.writeStringField("title", "A paper as " + (format == Format.JSON ? "JSON" : "BibTeX"));
      json.writeStringField("description", "The record of a paper by its id. It has no full text.");
      json.writeStringField("mimeType", MediaType.of(format).text());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Empty for an address of another form; fails with CatalogException for a missing paper. */
  Optional<JsonText.MemberWriter> read(String uri, Request asked) {
    for (Format format : FORMATS) {
      String begin = asked.origin() + "/";
      String end = Links.in(format, "");
      if (uri.startsWith(begin) && uri.endsWith(end)) {
        String path = uri.substring(begin.length() - 1, uri.length() - end.length());
        Optional<Map<String, String>> id = AccessPatterns.GET_PAPER.parameters(path);
        if (id.isPresent()) {
          Map<String, String> query = Map.of(QueryParameter.FORMAT.text(), format.text());
          Request request = Tools.request(AccessPatterns.GET_PAPER, id.get(), query, asked);
          return Optional.of(contents(uri, format, getPaper.ask(request)));
        }
      }
    }
    return Optional.empty();
  }

  private static JsonText.MemberWriter contents(String uri, Format format, Response paper) {
    return json -> {
      json.writeArrayFieldStart("contents");
      json.writeStartObject();
      json.writeStringField("uri", uri);
      json.writeStringField("mimeType", MediaType.of(format).text());
      json.writeFieldName("text");
      paper.content().writeAsString(json);
      json.writeEndObject();
      json.writeEndArray();
    };
  }
}
