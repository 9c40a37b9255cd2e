package papercatalog.citations.format;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.NameParts;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.VersionSummary;

/**
 * Writes the members of records in the words of the API, field by field and without reflection, so
 * nothing needs warming up. Absent values are omitted, never {@code null}. The API adds links; the
 * documents of files and of the tool do not.
 */
public final class RecordJson {
  private RecordJson() {}

  /** Writes the members of one record. */
  @FunctionalInterface
  public interface Writing<T> {
    void write(JsonGenerator json, T record) throws IOException;
  }

  /** The first members of a whole paper, to its authors. */
  public static void paperHead(JsonGenerator json, Paper paper) throws IOException {
    json.writeStringField("id", paper.id().value());
    json.writeStringField("title", paper.title());
    text(json, paper, TextField.ABSTRACT);
    json.writeStringField("collection", paper.collection().value());
    texts(json, "topics", paper.topics());
    authors(json, paper.authors());
  }

  public static void authorCount(JsonGenerator json, int count) throws IOException {
    json.writeNumberField("authorCount", count);
  }

  /** The members of a whole paper from its kind to its date of publication. */
  public static void paperPublication(JsonGenerator json, Paper paper) throws IOException {
    if (paper.kind().isPresent()) {
      json.writeStringField("kind", paper.kind().get().text());
    }
    for (TextField field : TextField.APPEARANCE) {
      text(json, paper, field);
    }
    json.writeStringField("status", paper.status().text());
    text(json, paper, TextField.STATUS_REASON);
    optional(json, "withdrawnAt", paper.withdrawnAt());
    optional(json, "supersededBy", paper.supersededBy());
    json.writeStringField("published", paper.published().text());
  }

  /** The last members of a whole paper, from its identifiers. */
  public static void paperTail(JsonGenerator json, Paper paper) throws IOException {
    texts(json, "identifiers", paper.identifiers());
    relations(json, paper);
    for (TextField field : TextField.LAST) {
      text(json, paper, field);
    }
    if (!paper.funding().isEmpty()) {
      json.writeArrayFieldStart("funding");
      for (Funding funding : paper.funding()) {
        object(json, funding.texts());
      }
      json.writeEndArray();
    }
  }

  /** The relations of a paper, as its record has them, if there are any. */
  private static void relations(JsonGenerator json, Paper paper) throws IOException {
    if (paper.relations().isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("relations");
    for (Relation relation : paper.printed().relations()) {
      json.writeStartObject();
      json.writeStringField("type", relation.type().text());
      reference(json, relation.work());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** The references of a paper in print order, if there are any. */
  public static void references(JsonGenerator json, List<Reference> references) throws IOException {
    if (references.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("references");
    for (Reference reference : references) {
      json.writeStartObject();
      reference(json, reference);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  public static void reference(JsonGenerator json, Reference reference) throws IOException {
    optional(json, "text", reference.text());
    texts(json, "identifiers", reference.identifiers());
    optional(json, "paper", reference.paper());
  }

  public static void referenceCount(JsonGenerator json, Paper paper) throws IOException {
    json.writeNumberField("referenceCount", paper.referenceCount());
  }

  public static void summary(JsonGenerator json, PaperSummary paper) throws IOException {
    summary(json, paper, paper.authors());
  }

  public static void authorPaper(JsonGenerator json, AuthorPaper entry) throws IOException {
    summary(json, entry.paper(), entry.authors());
    json.writeStringField("role", entry.membership().author().role().text());
    roles(json, entry.membership().author());
    json.writeNumberField("position", entry.membership().position());
  }

  public static void membership(JsonGenerator json, Membership membership) throws IOException {
    authorship(json, membership.author());
    json.writeNumberField("position", membership.position());
  }

  public static void version(JsonGenerator json, VersionSummary version) throws IOException {
    json.writeNumberField("revision", version.revision());
    json.writeStringField("title", version.title());
    optional(json, "version", version.version());
    json.writeStringField("status", version.status().text());
    optional(json, "statusReason", version.statusReason());
    json.writeStringField("published", version.published().text());
    instant(json, "updatedAt", version.updatedAt());
    optional(json, "expiresAt", version.expiresAt());
  }

  /** A change in a list; that of a deleted paper has no title. */
  public static void change(JsonGenerator json, Change change) throws IOException {
    json.writeStringField("id", change.id().value());
    optional(json, "title", change.title());
    json.writeStringField("kind", change.kind().text());
    json.writeNumberField("revision", change.revision());
    instant(json, "at", change.at());
  }

  public static void entry(JsonGenerator json, DirectoryEntry entry) throws IOException {
    json.writeStringField("name", entry.name());
    optional(json, "title", entry.title());
    optional(json, "moving", entry.moving());
    if (entry.papers().isPresent()) {
      json.writeNumberField("papers", entry.papers().getAsLong());
    }
  }

  public static void author(JsonGenerator json, Author author) throws IOException {
    json.writeStringField("handle", author.handle().value());
    json.writeStringField("name", author.name());
    texts(json, "alsoAs", author.identity().alsoAs());
    texts(json, "affiliations", author.affiliations());
    optional(json, "orcid", author.orcid());
    optional(json, "homepage", author.homepage());
    texts(json, "became", author.identity().became());
    texts(json, "notSameAs", author.identity().notSameAs());
    optional(json, "moving", author.identity().moving());
  }

  public static void instant(JsonGenerator json, String name, Instant at) throws IOException {
    json.writeStringField(name, IsoInstant.text(at));
  }

  public static void optional(JsonGenerator json, String name, Optional<?> value)
      throws IOException {
    if (value.isPresent()) {
      json.writeStringField(name, value.get().toString());
    }
  }

  public static void texts(JsonGenerator json, String name, Map<String, String> values)
      throws IOException {
    if (!values.isEmpty()) {
      json.writeFieldName(name);
      object(json, values);
    }
  }

  private static void object(JsonGenerator json, Map<String, String> values) throws IOException {
    json.writeStartObject();
    for (var value : values.entrySet()) {
      json.writeStringField(value.getKey(), value.getValue());
    }
    json.writeEndObject();
  }

  public static void texts(JsonGenerator json, String name, List<?> values) throws IOException {
    if (values.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart(name);
    for (Object value : values) {
      json.writeString(value.toString());
    }
    json.writeEndArray();
  }

  private static void summary(JsonGenerator json, PaperSummary paper, List<Authorship> authors)
      throws IOException {
    json.writeStringField("id", paper.id().value());
    json.writeStringField("title", paper.title());
    json.writeStringField("collection", paper.collection().value());
    authors(json, authors);
    authorCount(json, paper.authorCount());
    if (paper.kind().isPresent()) {
      json.writeStringField("kind", paper.kind().get().text());
    }
    for (TextField field : TextField.LISTED) {
      optional(json, field.text(), paper.text(field));
    }
    json.writeStringField("status", paper.status().text());
    optional(json, "supersededBy", paper.supersededBy());
    json.writeStringField("published", paper.published().text());
    texts(json, "identifiers", paper.identifiers());
  }

  private static void authors(JsonGenerator json, List<Authorship> authors) throws IOException {
    json.writeArrayFieldStart("authors");
    for (Authorship author : authors) {
      json.writeStartObject();
      authorship(json, author);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void authorship(JsonGenerator json, Authorship author) throws IOException {
    json.writeStringField("handle", author.handle().value());
    json.writeStringField("name", author.name());
    if (author.parts().isPresent()) {
      parts(json, author.parts().get(), author.name());
    }
    optional(json, "orcid", author.orcid());
    if (!author.affiliations().isEmpty()) {
      json.writeArrayFieldStart("affiliations");
      for (Affiliation affiliation : author.affiliations()) {
        object(json, affiliation.texts());
      }
      json.writeEndArray();
    }
    json.writeStringField("role", author.role().text());
    roles(json, author);
  }

  private static void roles(JsonGenerator json, Authorship author) throws IOException {
    if (author.roles().size() > 1) {
      json.writeArrayFieldStart("roles");
      for (Role role : author.roles()) {
        json.writeString(role.text());
      }
      json.writeEndArray();
    }
    if (author.others()) {
      json.writeBooleanField("others", true);
    }
  }

  private static void parts(JsonGenerator json, NameParts parts, String name) throws IOException {
    if (parts instanceof PersonName person) {
      json.writeStringField("family", person.family());
      optional(json, "given", person.given());
      optional(json, "particle", person.particle());
      optional(json, "suffix", person.suffix());
    } else {
      json.writeStringField("literal", name);
    }
  }

  private static void text(JsonGenerator json, Paper paper, TextField field) throws IOException {
    optional(json, field.text(), paper.text(field));
  }
}
