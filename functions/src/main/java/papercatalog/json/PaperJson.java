package papercatalog.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papercatalog.model.Authorship;
import papercatalog.model.Paper;
import papercatalog.model.PaperSummary;
import papercatalog.model.Tombstone;
import papercatalog.schema.AccessPattern;

/** Papers as readers see them. */
public final class PaperJson {
  private PaperJson() {}

  /** One whole paper. */
  public static JsonText paper(Paper paper) {
    return JsonText.object(
        json -> {
          json.writeStringField("id", paper.id().value());
          json.writeStringField("title", paper.title());
          Json.optional(json, "abstract", paper.abstractText());
          json.writeStringField("collection", paper.collection().value());
          Json.texts(json, "topics", paper.topics());
          authors(json, paper.authors(), paper.authorCount());
          Json.optional(json, "venue", paper.venue());
          Json.optional(json, "version", paper.version());
          json.writeStringField("status", paper.status().text());
          Json.optional(json, "statusReason", paper.statusReason());
          Json.optional(json, "supersededBy", paper.supersededBy());
          json.writeStringField("published", paper.published().text());
          json.writeStringField("updatedAt", paper.updatedAt().toString());
          json.writeNumberField("revision", paper.revision());
          Json.texts(json, "identifiers", paper.identifiers());
          Json.optional(json, "license", paper.license());
          Json.texts(json, "links", links(paper));
        });
  }

  /** One paper of a list, as an element of an array. */
  static void summary(JsonGenerator json, PaperSummary paper) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", paper.id().value());
    json.writeStringField("title", paper.title());
    json.writeStringField("collection", paper.collection().value());
    authors(json, paper.authors(), paper.authorCount());
    Json.optional(json, "venue", paper.venue());
    Json.optional(json, "version", paper.version());
    json.writeStringField("status", paper.status().text());
    json.writeStringField("published", paper.published().text());
    json.writeObjectFieldStart("links");
    json.writeStringField("self", AccessPattern.GET_PAPER.path(paper.id()));
    json.writeEndObject();
    json.writeEndObject();
  }

  /** What is left of a withdrawn paper, as a member of its problem. */
  public static void tombstone(JsonGenerator json, Tombstone tombstone) throws IOException {
    json.writeObjectFieldStart("tombstone");
    json.writeStringField("id", tombstone.id().value());
    json.writeStringField("title", tombstone.title());
    Json.optional(json, "reason", tombstone.reason());
    json.writeStringField("withdrawnAt", tombstone.withdrawnAt().toString());
    json.writeEndObject();
  }

  private static void authors(JsonGenerator json, List<Authorship> authors, int count)
      throws IOException {
    json.writeArrayFieldStart("authors");
    for (Authorship author : authors) {
      json.writeStartObject();
      json.writeStringField("handle", author.handle().value());
      json.writeStringField("name", author.name());
      json.writeStringField("role", author.role().text());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeNumberField("authorCount", count);
  }

  private static Map<String, String> links(Paper paper) {
    Map<String, String> links = new LinkedHashMap<>();
    links.put("self", AccessPattern.GET_PAPER.path(paper.id()));
    links.put("collection", AccessPattern.LIST_COLLECTION_PAPERS.path(paper.collection()));
    paper
        .supersededBy()
        .ifPresent(newer -> links.put("supersededBy", AccessPattern.GET_PAPER.path(newer)));
    return links;
  }
}
