package papercatalog.bibliography.document;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.bibliography.entry.DistinctAuthors;
import papercatalog.bibliography.entry.EntryRules;
import papercatalog.bibliography.entry.Notice;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.model.WorkKind;

/**
 * A paper as a JSON document, in the API's format, so that an answer of the API can be published
 * again. The order of the members is fixed: equal papers give equal texts.
 */
public final class PaperDocument {
  private PaperDocument() {}

  /**
   * Reads a paper that names each author once.
   *
   * @throws InvalidValue when an author is named twice, and as {@link #read(JsonNode, List)}
   */
  public static Paper read(JsonNode document) {
    List<Notice> notices = new ArrayList<>();
    Paper paper = read(document, notices);
    if (!notices.isEmpty()) {
      throw new InvalidValue("authors", "must name each once");
    }
    return paper;
  }

  /**
   * Reads a paper to be published. Its revision is the one in the document, which its writer has
   * seen, or 0.
   *
   * @param notices receives one for each repeated author, who is left out
   * @throws InvalidValue naming the member and its rule; members of the wrong type and unknown
   *     members are errors too
   */
  public static Paper read(JsonNode document, List<Notice> notices) {
    Members members = Members.of(document);
    PaperBuilder paper = content(members, notices).revision(members.count("revision").orElse(0L));
    members.instant("createdAt");
    members.instant("updatedAt");
    members.ignoreObject("links");
    members.requireNoOthers();
    return EntryRules.checked(paper.build());
  }

  /**
   * Reads the result of {@link #writeRecord}, with revision and times.
   *
   * @throws InvalidValue as {@link #read(JsonNode)} does, and when one of those is missing
   */
  public static Paper readRecord(JsonNode document) {
    Members members = Members.of(document);
    List<Notice> notices = new ArrayList<>();
    PaperBuilder paper =
        content(members, notices)
            .revision(members.requiredCount("revision"))
            .createdAt(members.requiredInstant("createdAt"))
            .updatedAt(members.requiredInstant("updatedAt"));
    members.requireNoOthers();
    if (!notices.isEmpty()) {
      throw new InvalidValue("authors", "must name each once");
    }
    return paper.build();
  }

  private static PaperBuilder content(Members members, List<Notice> notices) {
    List<Authorship> named = members.objects("authors", PaperDocument::authorship);
    List<Authorship> authors = DistinctAuthors.of(named, notices);
    Status status = members.optional("status", Status::of).orElse(Status.PUBLISHED);
    return new PaperBuilder(
            members.required("id", PaperId::new),
            members.required("title", String::valueOf),
            members.required("collection", CollectionName::new),
            members.required("published", PublicationDate::new))
        .texts(field -> members.optional(field.text()))
        .topics(members.texts("topics", TopicName::new))
        .authors(authors)
        .authorCount(authorCount(members, status, named.size(), authors.size()))
        .status(status)
        .withdrawnAt(members.instant("withdrawnAt"))
        .supersededBy(members.optional("supersededBy", PaperId::new))
        .kind(members.optional("kind", WorkKind::of))
        .identifiers(members.map("identifiers"));
  }

  /** The content of a paper: all fields but revision and times of writing, which the table sets. */
  public static ObjectNode write(Paper paper) {
    ObjectNode document = head(paper);
    if (!paper.hasAllAuthors()) {
      document.put("authorCount", paper.authorCount());
    }
    return tail(document, paper);
  }

  /** The record of a paper, as stored. */
  public static ObjectNode writeRecord(Paper paper) {
    ObjectNode document = head(paper);
    document.put("authorCount", paper.authorCount());
    tail(document, paper);
    document.put("revision", paper.revision());
    document.put("createdAt", paper.createdAt().toString());
    document.put("updatedAt", paper.updatedAt().toString());
    return document;
  }

  /** A paper as in lists. */
  public static ObjectNode writeSummary(PaperSummary paper) {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.put("id", paper.id().value());
    document.put("title", paper.title());
    document.put("collection", paper.collection().value());
    putAuthors(document, paper.authors());
    document.put("authorCount", paper.authorCount());
    paper.kind().ifPresent(kind -> document.put("kind", kind.text()));
    TextField.LISTED.forEach(
        field -> paper.text(field).ifPresent(text -> document.put(field.text(), text)));
    document.put("status", paper.status().text());
    document.put("published", paper.published().text());
    putIdentifiers(document, paper.identifiers());
    return document;
  }

  /** A paper as in the list of an author's papers. */
  public static ObjectNode writeAuthorPaper(AuthorPaper entry) {
    ObjectNode document = writeSummary(entry.paper());
    putAuthors(document, entry.authors());
    document.put("role", entry.membership().author().role().text());
    document.put("position", entry.membership().position());
    return document;
  }

  /** An author as in the list of a paper's authors. */
  public static ObjectNode writeMembership(Membership membership) {
    return putAuthor(JsonNodeFactory.instance.objectNode(), membership.author())
        .put("position", membership.position());
  }

  /** A version as in the list of a paper's versions. */
  public static ObjectNode writeVersionSummary(VersionSummary version) {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.put("id", version.id().value());
    document.put("revision", version.revision());
    document.put("title", version.title());
    version.version().ifPresent(text -> document.put("version", text));
    document.put("status", version.status().text());
    version.statusReason().ifPresent(text -> document.put("statusReason", text));
    document.put("published", version.published().text());
    document.put("updatedAt", version.updatedAt().toString());
    version.expiresAt().ifPresent(at -> document.put("expiresAt", at.toString()));
    return document;
  }

  private static ObjectNode head(Paper paper) {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.put("id", paper.id().value());
    document.put("title", paper.title());
    putText(document, paper, TextField.ABSTRACT);
    document.put("collection", paper.collection().value());
    if (!paper.topics().isEmpty()) {
      ArrayNode topics = document.putArray("topics");
      paper.topics().forEach(topic -> topics.add(topic.value()));
    }
    putAuthors(document, paper.authors());
    return document;
  }

  private static void putAuthors(ObjectNode document, List<Authorship> authorships) {
    ArrayNode authors = document.putArray("authors");
    for (Authorship author : authorships) {
      putAuthor(authors.addObject(), author);
    }
  }

  private static ObjectNode putAuthor(ObjectNode document, Authorship author) {
    return document
        .put("handle", author.handle().value())
        .put("name", author.name())
        .put("role", author.role().text());
  }

  private static ObjectNode tail(ObjectNode document, Paper paper) {
    paper.kind().ifPresent(kind -> document.put("kind", kind.text()));
    TextField.APPEARANCE.forEach(field -> putText(document, paper, field));
    document.put("status", paper.status().text());
    putText(document, paper, TextField.STATUS_REASON);
    paper.withdrawnAt().ifPresent(at -> document.put("withdrawnAt", at.toString()));
    paper.supersededBy().ifPresent(id -> document.put("supersededBy", id.value()));
    document.put("published", paper.published().text());
    putIdentifiers(document, paper.identifiers());
    TextField.LAST.forEach(field -> putText(document, paper, field));
    return document;
  }

  private static void putIdentifiers(ObjectNode document, Map<String, String> identifiers) {
    if (!identifiers.isEmpty()) {
      ObjectNode members = document.putObject("identifiers");
      identifiers.forEach(members::put);
    }
  }

  private static void putText(ObjectNode document, Paper paper, TextField field) {
    paper.text(field).ifPresent(text -> document.put(field.text(), text));
  }

  private static Authorship authorship(Members members) {
    return new Authorship(
        members.required("handle", AuthorHandle::new),
        members.required("name", String::valueOf),
        members.optional("role", Role::of).orElse(Role.AUTHOR));
  }

  /**
   * For a withdrawn paper, the catalog keeps the first authors and their number; repeated authors
   * may be counted twice.
   */
  private static int authorCount(Members members, Status status, int named, int distinct) {
    long count = members.count("authorCount").orElse((long) named);
    if (status != Status.WITHDRAWN && count != named && count != distinct) {
      throw new InvalidValue("authorCount", "must be the number of authors: all must be named");
    }
    if (count > Integer.MAX_VALUE) {
      throw new InvalidValue("authorCount", "must be less than 2^31");
    }
    return (int) (count <= distinct ? count : count - (named - distinct));
  }
}
