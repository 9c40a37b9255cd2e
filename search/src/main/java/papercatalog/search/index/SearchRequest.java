package papercatalog.search.index;

import java.util.Optional;
import papercatalog.domain.model.Fingerprint;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.read.PageRequest;

/**
 * A request for a page of papers.
 *
 * @param text as the user wrote it
 * @param page limit, dates and cursor; papers of equal rank come newest first
 */
public record SearchRequest(String text, Ranking ranking, PageRequest page) {
  /** The order of the papers. */
  public enum Ranking {
    /** The best first, of equally good ones the newest. */
    RELEVANCE,
    /** The newest first, as in lists. */
    NEWEST
  }

  public ParsedQuery query() {
    return ParsedQuery.of(text);
  }

  /** A hash of what determines the papers and their order. */
  long fingerprint() {
    return Fingerprint.of(
        String.join("\n", ranking.name(), date(page.from()), date(page.until()), text));
  }

  private static String date(Optional<PublicationDate> date) {
    return date.map(PublicationDate::text).orElse("");
  }
}
