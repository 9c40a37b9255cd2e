package papercatalog.functions.json;

import module java.base;

import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.ReferenceList;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;

public final class ReferencesJson {
  private ReferencesJson() {}

  public static Content references(ReferenceList list) {
    Map<String, String> links = new LinkedHashMap<>();
    links.put("self", AccessPatterns.GET_PAPER_REFERENCES.path(list.id()));
    links.put("paper", AccessPatterns.GET_PAPER.path(list.id()));
    return JsonText.object(
        json -> {
          json.writeStringField("id", list.id().value());
          json.writeStringField("title", list.title());
          json.writeArrayFieldStart("data");
          for (Reference reference : list.references()) {
            json.writeStartObject();
            RecordJson.reference(json, reference);
            Optional<PaperId> cited = reference.link();
            if (cited.isPresent()) {
              JsonText.link(json, "paper", AccessPatterns.GET_PAPER.path(cited.get()));
            }
            json.writeEndObject();
          }
          json.writeEndArray();
          RecordJson.texts(json, "links", links);
        });
  }
}
