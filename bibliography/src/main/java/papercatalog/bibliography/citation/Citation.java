package papercatalog.bibliography.citation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papercatalog.bibliography.entry.Notice;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.WorkKind;

/**
 * What a bibliography says of a paper, whatever its format, as plain text.
 *
 * @param identifiers by scheme
 * @param people the names by role, as they are to be shown: given name first
 * @param kind what kind of work it is, as far as its type has one
 * @param texts the fields that are one text; the language is a tag or the name of a language
 * @param published the earliest moment that the entry's date can mean
 * @param keywords any texts
 * @param notices what was read by a rule that the operator may want to know of
 */
public record Citation(
    Map<String, String> identifiers,
    Map<Role, List<String>> people,
    Optional<WorkKind> kind,
    Map<CitationField, String> texts,
    Optional<PublicationDate> published,
    List<String> keywords,
    List<Notice> notices) {

  Optional<String> text(CitationField field) {
    return Optional.ofNullable(texts.get(field));
  }
}
