package papercatalog.publishing.citation;

import module java.base;

import papercatalog.citations.paper.CitationField;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.entry.Notice;

/**
 * A bibliography's entry for a paper, independent of its format, as plain text.
 *
 * @param people the names by role
 * @param texts the fields with a single text; the language is a tag or the name of a language
 * @param published the earliest date that the entry's date can mean
 */
public record Citation(
    Map<String, String> identifiers,
    Map<Role, List<SourceName>> people,
    Optional<WorkKind> kind,
    Status status,
    Map<CitationField, String> texts,
    Optional<PublicationDate> published,
    List<String> keywords,
    List<Relation> relations,
    List<Funding> funding,
    List<Reference> references,
    List<Notice> notices) {

  Optional<String> text(CitationField field) {
    return Optional.ofNullable(texts.get(field));
  }
}
