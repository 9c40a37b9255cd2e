package papercatalog.search.read;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.zip.CRC32C;
import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.table.Keys;

/**
 * The end of a page: the score and the sort key of its last paper, bound to its query. By date it
 * never expires. By relevance it is exact in one generation of the index; in a later one, in which
 * scores differ a little, a paper may come twice or not at all.
 *
 * <p>Base64url of: version (1 byte), fingerprint of the request (8), score (4), sort key, CRC-32C
 * of all that (4).
 *
 * @param score 0 when papers come by date
 * @param position as in lists
 */
record SearchCursor(float score, String position) {
  private static final byte VERSION = 1;
  private static final int HEAD_BYTES = 1 + Long.BYTES + Float.BYTES;
  private static final int CHECKSUM_BYTES = Integer.BYTES;
  private static final int MAX_LENGTH = 400;
  private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

  String encode(SearchRequest request) {
    byte[] text = position.getBytes(UTF_8);
    ByteBuffer bytes = ByteBuffer.allocate(HEAD_BYTES + text.length + CHECKSUM_BYTES);
    bytes.put(VERSION).putLong(request.fingerprint()).putFloat(score).put(text);
    bytes.putInt(checksum(bytes.array(), bytes.position()));
    return ENCODER.encodeToString(bytes.array());
  }

  /**
   * Reads a cursor for a request.
   *
   * @throws InvalidCursor when {@link #encode} did not write it
   * @throws CursorScopeMismatch when it was written for another query
   */
  static SearchCursor decode(String text, SearchRequest request) {
    try {
      byte[] bytes = text.length() > MAX_LENGTH ? new byte[0] : Base64.getUrlDecoder().decode(text);
      int checked = bytes.length - CHECKSUM_BYTES;
      ByteBuffer read = ByteBuffer.wrap(bytes);
      if (checked < HEAD_BYTES
          || checksum(bytes, checked) != read.getInt(checked)
          || read.get() != VERSION) {
        throw new InvalidCursor();
      }
      if (read.getLong() != request.fingerprint()) {
        throw new CursorScopeMismatch();
      }
      float score = read.getFloat();
      String position = new String(bytes, HEAD_BYTES, checked - HEAD_BYTES, UTF_8);
      Keys.paperAt(position);
      return new SearchCursor(score, position);
    } catch (InvalidValue _) {
      throw new InvalidCursor();
    } catch (IllegalArgumentException _) {
      throw new InvalidCursor();
    }
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }
}
