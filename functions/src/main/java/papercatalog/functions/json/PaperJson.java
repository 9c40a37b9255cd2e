package papercatalog.functions.json;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.Tombstone;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;

/** Papers in the API's JSON. */
public final class PaperJson {
  private PaperJson() {}

  public static Content paper(Paper paper) {
    return whole(paper, links(paper));
  }

  /** A version of a paper, also of a withdrawn one. */
  public static Content version(Paper version) {
    PaperId id = version.id();
    Map<String, String> links = new LinkedHashMap<>();
    links.put("self", AccessPatterns.GET_PAPER_VERSION.path(id, version.revision()));
    links.put("paper", AccessPatterns.GET_PAPER.path(id));
    links.put("versions", AccessPatterns.LIST_PAPER_VERSIONS.path(id));
    return whole(version, links);
  }

  private static Content whole(Paper paper, Map<String, String> links) {
    return JsonText.object(json -> members(json, paper, links));
  }

  /** A whole paper among others. */
  static void paper(JsonGenerator json, Paper paper) throws IOException {
    json.writeStartObject();
    members(json, paper, links(paper));
    json.writeEndObject();
  }

  private static void members(JsonGenerator json, Paper paper, Map<String, String> links)
      throws IOException {
    json.writeStringField("id", paper.id().value());
    json.writeStringField("title", paper.title());
    text(json, paper, TextField.ABSTRACT);
    json.writeStringField("collection", paper.collection().value());
    Json.texts(json, "topics", paper.topics());
    authors(json, paper.authors(), paper.authorCount());
    if (paper.kind().isPresent()) {
      json.writeStringField("kind", paper.kind().get().text());
    }
    for (TextField field : TextField.APPEARANCE) {
      text(json, paper, field);
    }
    json.writeStringField("status", paper.status().text());
    text(json, paper, TextField.STATUS_REASON);
    Json.optional(json, "withdrawnAt", paper.withdrawnAt());
    Json.optional(json, "supersededBy", paper.supersededBy());
    json.writeStringField("published", paper.published().text());
    json.writeStringField("createdAt", IsoInstant.text(paper.createdAt()));
    json.writeStringField("updatedAt", IsoInstant.text(paper.updatedAt()));
    json.writeNumberField("revision", paper.revision());
    Json.texts(json, "identifiers", paper.identifiers());
    for (TextField field : TextField.LAST) {
      text(json, paper, field);
    }
    Json.texts(json, "links", links);
  }

  private static void text(JsonGenerator json, Paper paper, TextField field) throws IOException {
    Json.optional(json, field.text(), paper.text(field));
  }

  /** A paper in a list. */
  public static void summary(JsonGenerator json, PaperSummary paper) throws IOException {
    json.writeStartObject();
    summaryMembers(json, paper);
    json.writeEndObject();
  }

  static void summaryMembers(JsonGenerator json, PaperSummary paper) throws IOException {
    summary(json, paper, paper.authors());
    links(json, paper);
  }

  /** A paper in an author's list, with the author's role and position. */
  public static void authorPaper(JsonGenerator json, AuthorPaper entry) throws IOException {
    json.writeStartObject();
    summary(json, entry.paper(), entry.authors());
    json.writeStringField("role", entry.membership().author().role().text());
    json.writeNumberField("position", entry.membership().position());
    links(json, entry.paper());
    json.writeEndObject();
  }

  private static void summary(JsonGenerator json, PaperSummary paper, List<Authorship> authors)
      throws IOException {
    json.writeStringField("id", paper.id().value());
    json.writeStringField("title", paper.title());
    json.writeStringField("collection", paper.collection().value());
    authors(json, authors, paper.authorCount());
    if (paper.kind().isPresent()) {
      json.writeStringField("kind", paper.kind().get().text());
    }
    for (TextField field : TextField.LISTED) {
      Json.optional(json, field.text(), paper.text(field));
    }
    json.writeStringField("status", paper.status().text());
    json.writeStringField("published", paper.published().text());
    Json.texts(json, "identifiers", paper.identifiers());
  }

  private static void links(JsonGenerator json, PaperSummary paper) throws IOException {
    json.writeObjectFieldStart("links");
    json.writeStringField("self", AccessPatterns.GET_PAPER.path(paper.id()));
    json.writeEndObject();
  }

  /** An author in a paper's list of authors. */
  public static void membership(JsonGenerator json, Membership membership) throws IOException {
    Authorship author = membership.author();
    json.writeStartObject();
    json.writeStringField("handle", author.handle().value());
    json.writeStringField("name", author.name());
    json.writeStringField("role", author.role().text());
    json.writeNumberField("position", membership.position());
    json.writeObjectFieldStart("links");
    json.writeStringField("author", AccessPatterns.GET_AUTHOR.path(author.handle()));
    json.writeEndObject();
    json.writeEndObject();
  }

  /** A version in a paper's list of versions. */
  public static void versionSummary(JsonGenerator json, VersionSummary version) throws IOException {
    json.writeStartObject();
    json.writeNumberField("revision", version.revision());
    json.writeStringField("title", version.title());
    Json.optional(json, "version", version.version());
    json.writeStringField("status", version.status().text());
    Json.optional(json, "statusReason", version.statusReason());
    json.writeStringField("published", version.published().text());
    json.writeStringField("updatedAt", IsoInstant.text(version.updatedAt()));
    Json.optional(json, "expiresAt", version.expiresAt());
    json.writeObjectFieldStart("links");
    json.writeStringField(
        "self", AccessPatterns.GET_PAPER_VERSION.path(version.id(), version.revision()));
    json.writeEndObject();
    json.writeEndObject();
  }

  /** The tombstone of a withdrawn paper, as a member of its problem. */
  public static Map<String, Object> tombstone(Tombstone tombstone) {
    return JsonTree.object(
        "id", tombstone.id().value(),
        "title", tombstone.title(),
        "reason", tombstone.reason(),
        "withdrawnAt", tombstone.withdrawnAt().toString());
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
    links.put("self", AccessPatterns.GET_PAPER.path(paper.id()));
    links.put("authors", AccessPatterns.LIST_PAPER_AUTHORS.path(paper.id()));
    links.put("versions", AccessPatterns.LIST_PAPER_VERSIONS.path(paper.id()));
    links.put("collection", AccessPatterns.LIST_COLLECTION_PAPERS.path(paper.collection()));
    paper
        .supersededBy()
        .ifPresent(newer -> links.put("supersededBy", AccessPatterns.GET_PAPER.path(newer)));
    return links;
  }
}
