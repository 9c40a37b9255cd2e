package papercatalog.csl;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import papercatalog.citation.CitedPaper;
import papercatalog.model.Paper;
import papercatalog.model.Status;
import papercatalog.model.WorkKind;

/** Writes {@code custom.catalog}: what {@link CatalogMember}s say of a paper. */
final class CatalogWriter {
  private CatalogWriter() {}

  /**
   * Writes the members of the object.
   *
   * @param identifiers those that CSL's own members do not say exactly
   */
  static void write(CitedPaper cited, Map<String, String> identifiers, MemberWriter members)
      throws IOException {
    Paper paper = cited.paper();
    JsonGenerator json = members.json();
    members.text(CatalogMember.COLLECTION, paper.collection().value());
    json.writeArrayFieldStart(CatalogMember.HANDLES);
    for (String handle : cited.handles()) {
      json.writeString(handle);
    }
    json.writeEndArray();
    if (!paper.hasAllAuthors()) {
      json.writeNumberField(CatalogMember.AUTHOR_COUNT, paper.authorCount());
    }
    members.text(CatalogMember.KIND, paper.kind().map(WorkKind::text));
    if (!cited.container().equals(paper.venue())) {
      members.text(CatalogMember.VENUE, paper.venue());
    }
    if (paper.status() != Status.PUBLISHED) {
      members.text(CatalogMember.STATUS, paper.status().text());
    }
    members.text(CatalogMember.STATUS_REASON, paper.statusReason());
    members.text(CatalogMember.SUPERSEDED_BY, paper.supersededBy().map(String::valueOf));
    members.text(CatalogMember.WITHDRAWN_AT, paper.withdrawnAt().map(String::valueOf));
    if (!DateParts.sayAllOf(paper.published())) {
      members.text(CatalogMember.PUBLISHED, paper.published().text());
    }
    if (!identifiers.isEmpty()) {
      json.writeObjectFieldStart(CatalogMember.IDENTIFIERS);
      for (Map.Entry<String, String> identifier : identifiers.entrySet()) {
        members.text(identifier.getKey(), identifier.getValue());
      }
      json.writeEndObject();
    }
    members.text(CatalogMember.LICENSE, paper.license());
  }
}
