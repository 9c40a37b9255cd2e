package papercatalog.functions.answer;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.Author;
import papercatalog.domain.read.SearchPage;
import papercatalog.domain.read.SearchPage.Piece;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.SearchResult;
import papercatalog.functions.html.SearchResult.Hit;
import papercatalog.functions.json.AuthorJson;
import papercatalog.functions.json.PageJson;
import papercatalog.functions.json.PaperJson;

/** The result of a search in the API's JSON: a list, whose page has more members. */
final class SearchJson {
  private SearchJson() {}

  static Content result(SearchResult result) {
    return PageJson.page(
        result.listed(), SearchJson::hit, Optional.empty(), json -> members(json, result));
  }

  private static void members(JsonGenerator json, SearchResult result) throws IOException {
    SearchPage found = result.found();
    json.writeNumberField("total", found.total());
    json.writeBooleanField("totalIsExact", found.totalIsExact());
    json.writeNumberField("withAllWords", found.withAllWords());
    RecordJson.texts(json, "replaced", found.replaced());
    RecordJson.texts(json, "unknown", found.unknown());
    if (result.reference().isPresent()) {
      json.writeStringField("reference", result.reference().get() ? "found" : "unknown");
    }
    if (!result.people().isEmpty()) {
      json.writeArrayFieldStart("people");
      for (Author person : result.people()) {
        json.writeStartObject();
        AuthorJson.entry(json, person);
        json.writeNumberField("papers", found.people().get(person.handle()));
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    RecordJson.optional(json, "asOf", found.asOf());
    json.writeObjectFieldStart("facets");
    for (var facet : found.facets().entrySet()) {
      json.writeArrayFieldStart(facet.getKey());
      for (Map.Entry<String, Long> value : facet.getValue().entrySet()) {
        json.writeStartObject();
        json.writeStringField("value", value.getKey());
        json.writeNumberField("papers", value.getValue());
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  static void hit(JsonGenerator json, Hit hit) throws IOException {
    PaperJson.summary(json, hit.paper().summary());
    if (hit.sentence().isPresent()) {
      sentence(json, hit.sentence().get());
    }
  }

  private static void sentence(JsonGenerator json, List<Piece> sentence) throws IOException {
    StringBuilder text = new StringBuilder();
    json.writeObjectFieldStart("highlight");
    json.writeArrayFieldStart("marks");
    for (Piece piece : sentence) {
      int start = text.length();
      text.append(piece.text());
      if (piece.marked()) {
        json.writeStartObject();
        json.writeNumberField("start", start);
        json.writeNumberField("end", text.length());
        json.writeEndObject();
      }
    }
    json.writeEndArray();
    json.writeStringField("text", text.toString());
    json.writeEndObject();
  }
}
