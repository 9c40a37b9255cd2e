package papercatalog.citation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papercatalog.entry.Notice;
import papercatalog.model.PublicationDate;
import papercatalog.model.Role;
import papercatalog.model.WorkKind;

/**
 * What a bibliography says of a paper, whatever its format, as plain text.
 *
 * @param people the names by role, as they are to be shown: given name first
 * @param kind what kind of work it is, as far as its type has one
 * @param venue where it appeared, as printed
 * @param place where in it
 * @param publisher of a report its institution, of a thesis its school
 * @param language a tag or a name of a language
 * @param published the earliest moment that the entry's date can mean
 * @param keywords any texts
 * @param identifiers by scheme
 * @param notices what was read by a rule that the operator may want to know of
 */
public record Citation(
    Optional<String> title,
    Optional<String> abstractText,
    Map<Role, List<String>> people,
    Optional<WorkKind> kind,
    Optional<String> venue,
    Place place,
    Optional<String> publisher,
    Optional<String> language,
    Optional<PublicationDate> published,
    List<String> keywords,
    Map<String, String> identifiers,
    Optional<String> version,
    Optional<String> license,
    List<Notice> notices) {

  /**
   * Where in its venue a paper stands, as printed.
   *
   * @param issue of the journal; of a report, its number
   * @param pages or the number of the article
   */
  public record Place(Optional<String> volume, Optional<String> issue, Optional<String> pages) {}
}
