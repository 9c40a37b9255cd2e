package papercatalog.search.index;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Base64;
import org.apache.lucene.search.FieldDoc;
import org.apache.lucene.util.BytesRef;
import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.model.Fingerprint;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.Positions;

/**
 * A request for a page of papers.
 *
 * <p>Its cursor is the end of a page: the score and the sort key of its last paper, bound to its
 * query. By date it never expires. By relevance it is exact in one generation of the index; in a
 * later one, in which scores differ a little, a paper may come twice or not at all.
 *
 * @param text as the user wrote it
 * @param page limit, dates and cursor; papers of equal rank come newest first
 */
public record SearchRequest(String text, Ranking ranking, PageRequest page) {
  private static final int LONGEST_CURSOR = 400;

  /** The order of the papers. */
  public enum Ranking {
    /** The best first, of equally good ones the newest. */
    RELEVANCE,
    /** The newest first, as in lists. */
    NEWEST
  }

  /** The cursor of a page that ends with a paper. */
  String cursor(FieldDoc last) {
    BytesRef position = (BytesRef) last.fields[last.fields.length - 1];
    Object score = last.fields.length > 1 ? last.fields[0] : 0f;
    String end = fingerprint() + " " + score + " " + position.utf8ToString();
    return Base64.getUrlEncoder().withoutPadding().encodeToString(end.getBytes(UTF_8));
  }

  /**
   * The end of the page before.
   *
   * @param document the index's last
   * @throws InvalidCursor when {@link #cursor} did not write it
   * @throws CursorScopeMismatch when it was written for another query
   */
  FieldDoc end(String cursor, int document) {
    try {
      String[] parts = new String(Base64.getUrlDecoder().decode(cursor), UTF_8).split(" ", -1);
      if (cursor.length() > LONGEST_CURSOR || parts.length != 3) {
        throw new InvalidCursor();
      }
      if (Long.parseLong(parts[0]) != fingerprint()) {
        throw new CursorScopeMismatch();
      }
      Positions.paperAt(parts[2]);
      Float score = Float.valueOf(parts[1]);
      BytesRef position = new BytesRef(parts[2]);
      Object[] byRank = {score, position};
      Object[] byDate = {position};
      return new FieldDoc(document, score, ranking == Ranking.NEWEST ? byDate : byRank);
    } catch (IllegalArgumentException _) { // of the decoder, the numbers or the key
      throw new InvalidCursor();
    }
  }

  /** A hash of what determines the papers and their order. */
  private long fingerprint() {
    String from = page.from().map(PublicationDate::text).orElse("");
    String until = page.until().map(PublicationDate::text).orElse("");
    return Fingerprint.of(String.join("\n", ranking.name(), from, until, text));
  }
}
