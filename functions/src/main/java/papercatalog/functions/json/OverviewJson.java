package papercatalog.functions.json;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.Overview;
import papercatalog.domain.model.RelatedPaper;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;

public final class OverviewJson {
  private OverviewJson() {}

  public static Content overview(Overview overview) {
    Map<String, String> links = PaperJson.links(overview.paper());
    links.put("paper", links.replace("self", links.remove("overview")));
    return JsonText.object(
        json -> {
          PaperJson.record(json, overview.paper());
          related(json, overview.related());
          if (overview.citedBy().isPresent()) {
            json.writeNumberField("citedBy", overview.citedBy().getAsLong());
          }
          json.writeBooleanField("complete", overview.complete());
          if (overview.change().isPresent()) {
            json.writeObjectFieldStart("change");
            json.writeStringField("kind", overview.change().get().kind().text());
            RecordJson.instant(json, "at", overview.change().get().at());
            json.writeEndObject();
          }
          json.writeArrayFieldStart("versions");
          for (VersionSummary version : overview.versions()) {
            json.writeStartObject();
            PaperJson.versionSummary(json, version);
            json.writeEndObject();
          }
          json.writeEndArray();
          RecordJson.texts(json, "links", links);
        });
  }

  private static void related(JsonGenerator json, List<RelatedPaper> papers) throws IOException {
    if (papers.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("related");
    for (RelatedPaper paper : papers) {
      json.writeStartObject();
      json.writeStringField("type", paper.type().text());
      json.writeStringField("paper", paper.id().value());
      RecordJson.optional(json, "title", paper.title());
      JsonText.link(json, "paper", AccessPatterns.GET_PAPER.path(paper.id()));
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
