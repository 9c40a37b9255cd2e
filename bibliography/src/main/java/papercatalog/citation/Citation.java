package papercatalog.citation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papercatalog.entry.Notice;
import papercatalog.model.PublicationDate;

/**
 * What a bibliography says of a paper, whatever its format, as plain text.
 *
 * @param authors as they are to be shown: given name first
 * @param editors used when there are no authors
 * @param venue where it appeared, as printed
 * @param published the earliest moment that the entry's date can mean
 * @param keywords any texts
 * @param identifiers by scheme
 * @param notices what was read by a rule that the operator may want to know of
 */
public record Citation(
    Optional<String> title,
    Optional<String> abstractText,
    List<String> authors,
    List<String> editors,
    Optional<String> venue,
    Optional<PublicationDate> published,
    List<String> keywords,
    Map<String, String> identifiers,
    Optional<String> version,
    Optional<String> license,
    List<Notice> notices) {}
