package papercatalog.search.index;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Base64;
import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.table.Positions;

/**
 * The end of a page: the score and the sort key of its last paper, bound to its query. By date it
 * never expires. By relevance it is exact in one generation of the index; in a later one, in which
 * scores differ a little, a paper may come twice or not at all.
 *
 * @param score 0 when papers come by date
 * @param position as in lists
 */
record SearchCursor(float score, String position) {
  private static final int MAX_LENGTH = 400;
  private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

  String encode(SearchRequest request) {
    String text = request.fingerprint() + " " + score + " " + position;
    return ENCODER.encodeToString(text.getBytes(UTF_8));
  }

  /**
   * Reads a cursor for a request.
   *
   * @throws InvalidCursor when {@link #encode} did not write it
   * @throws CursorScopeMismatch when it was written for another query
   */
  static SearchCursor decode(String cursor, SearchRequest request) {
    try {
      String text = new String(Base64.getUrlDecoder().decode(cursor), UTF_8);
      String[] parts = text.split(" ", -1);
      if (cursor.length() > MAX_LENGTH || parts.length != 3) {
        throw new InvalidCursor();
      }
      if (Long.parseLong(parts[0]) != request.fingerprint()) {
        throw new CursorScopeMismatch();
      }
      Positions.paperAt(parts[2]);
      return new SearchCursor(Float.parseFloat(parts[1]), parts[2]);
    } catch (IllegalArgumentException _) { // of the decoder, the numbers or the key
      throw new InvalidCursor();
    }
  }
}
