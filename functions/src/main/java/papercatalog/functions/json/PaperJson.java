package papercatalog.functions.json;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.ListedAuthor;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Tombstone;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;

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
    return JsonText.object(
        json -> {
          record(json, paper);
          RecordJson.texts(json, "links", links);
        });
  }

  static void paper(JsonGenerator json, Paper paper) throws IOException {
    json.writeStartObject();
    record(json, paper);
    RecordJson.texts(json, "links", links(paper));
    json.writeEndObject();
  }

  /** All members but links. */
  static void record(JsonGenerator json, Paper paper) throws IOException {
    RecordJson.paperHead(json, paper);
    RecordJson.authorCount(json, paper.authorCount());
    RecordJson.paperPublication(json, paper);
    RecordJson.instant(json, "createdAt", paper.createdAt());
    RecordJson.instant(json, "updatedAt", paper.updatedAt());
    json.writeNumberField("revision", paper.revision());
    RecordJson.paperTail(json, paper);
    RecordJson.referenceCount(json, paper);
    RecordJson.references(json, paper.references());
  }

  public static void summary(JsonGenerator json, PaperSummary paper) throws IOException {
    RecordJson.summary(json, paper);
    JsonText.link(json, "self", AccessPatterns.GET_PAPER.path(paper.id()));
  }

  public static void authorPaper(JsonGenerator json, AuthorPaper entry) throws IOException {
    RecordJson.authorPaper(json, entry);
    JsonText.link(json, "self", AccessPatterns.GET_PAPER.path(entry.paper().id()));
  }

  public static void listedAuthor(JsonGenerator json, ListedAuthor listed) throws IOException {
    RecordJson.membership(json, listed.membership());
    AuthorHandle author = listed.membership().author().handle();
    JsonText.link(json, "author", AccessPatterns.GET_AUTHOR.path(author));
  }

  public static void versionSummary(JsonGenerator json, VersionSummary version) throws IOException {
    RecordJson.version(json, version);
    JsonText.link(
        json, "self", AccessPatterns.GET_PAPER_VERSION.path(version.id(), version.revision()));
  }

  /** The tombstone of a withdrawn paper, as a member of its problem. */
  public static Map<String, Object> tombstone(Tombstone tombstone) {
    return JsonTree.object(
        "id", tombstone.id().value(),
        "title", tombstone.title(),
        "reason", tombstone.reason(),
        "withdrawnAt", tombstone.withdrawnAt().toString(),
        "versions",
            JsonTree.unlessEmpty(
                tombstone.versions().stream().map(PaperJson::versionOfTombstone).toList()));
  }

  private static Map<String, Object> versionOfTombstone(VersionSummary version) {
    String self = AccessPatterns.GET_PAPER_VERSION.path(version.id(), version.revision());
    return JsonTree.object(
        "revision", version.revision(),
        "version", version.version(),
        "status", version.status().text(),
        "published", version.published().text(),
        "links", Map.of("self", self));
  }

  static Map<String, String> links(Paper paper) {
    Map<String, String> links = new LinkedHashMap<>();
    links.put("self", AccessPatterns.GET_PAPER.path(paper.id()));
    links.put("overview", AccessPatterns.GET_PAPER_OVERVIEW.path(paper.id()));
    links.put("authors", AccessPatterns.LIST_PAPER_AUTHORS.path(paper.id()));
    links.put("references", AccessPatterns.GET_PAPER_REFERENCES.path(paper.id()));
    links.put("citations", AccessPatterns.LIST_PAPER_CITATIONS.path(paper.id()));
    links.put("versions", AccessPatterns.LIST_PAPER_VERSIONS.path(paper.id()));
    links.put("collection", AccessPatterns.LIST_COLLECTION_PAPERS.path(paper.collection()));
    paper
        .supersededBy()
        .ifPresent(newer -> links.put("supersededBy", AccessPatterns.GET_PAPER.path(newer)));
    return links;
  }
}
