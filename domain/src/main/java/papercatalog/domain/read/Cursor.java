package papercatalog.domain.read;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.schema.KeyPrefix;

/**
 * The end or the beginning of a page: a sort key, bound to its query.
 *
 * <p>Base64url of: version (1 byte), fingerprint of the {@link Scope} (8), sort key without its
 * kind, CRC-32C of these (4). The start key is rebuilt from the request, so an edited cursor cannot
 * lead elsewhere, needs no secret and never expires. The version encodes the flags.
 *
 * @param past whether the next page skips all entries with the sort key, not only the list's own
 *     item
 * @param back whether the page before is meant
 */
public record Cursor(String sortKey, boolean past, boolean back) {
  private static final int VERSION = 3;
  private static final int PAST = 1;
  private static final int BACK = 2;
  private static final int HEAD_BYTES = 1 + Long.BYTES;
  private static final int CHECKSUM_BYTES = Integer.BYTES;

  /** DynamoDB's maximum sort key in bytes; entries of other catalogs may have one. */
  private static final int MAX_SORT_KEY = 1024;

  private static final int MAX_LENGTH = (HEAD_BYTES + MAX_SORT_KEY + CHECKSUM_BYTES) * 4 / 3 + 1;
  private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

  /** The cursor of a page that ends with an item of its list. */
  public Cursor(String sortKey) {
    this(sortKey, false, false);
  }

  /** The cursor of a page that ends at any entry. */
  static Cursor past(String sortKey) {
    return new Cursor(sortKey, true, false);
  }

  /** The cursor of the page that ends before this position. */
  Cursor backwards() {
    return new Cursor(sortKey, past, true);
  }

  public String encode(Scope scope) {
    byte[] position = sortKey.substring(kind(scope).length()).getBytes(UTF_8);
    ByteBuffer bytes = ByteBuffer.allocate(HEAD_BYTES + position.length + CHECKSUM_BYTES);
    int version = VERSION + (past ? PAST : 0) + (back ? BACK : 0);
    bytes.put((byte) version).putLong(scope.fingerprint()).put(position);
    bytes.putInt(checksum(bytes.array(), bytes.position()));
    return ENCODER.encodeToString(bytes.array());
  }

  /**
   * Fails with InvalidCursor unless {@link #encode} wrote it, and with CursorScopeMismatch when
   * that was for another query.
   */
  public static Cursor decode(String text, Scope scope) {
    byte[] bytes = sound(text);
    if (ByteBuffer.wrap(bytes).getLong(1) != scope.fingerprint()) {
      throw new CursorScopeMismatch();
    }
    int length = bytes.length - HEAD_BYTES - CHECKSUM_BYTES;
    String sortKey = kind(scope) + new String(bytes, HEAD_BYTES, length, UTF_8);
    if (!scope.admits(sortKey) || sortKey.getBytes(UTF_8).length > MAX_SORT_KEY) {
      throw new InvalidCursor();
    }
    int version = bytes[0] - VERSION;
    return new Cursor(sortKey, (version & PAST) != 0, (version & BACK) != 0);
  }

  /** The common prefix of a query's sort keys. */
  private static String kind(Scope scope) {
    return scope.lower().substring(0, scope.lower().indexOf(KeyPrefix.DELIMITER) + 1);
  }

  private static byte[] sound(String text) {
    byte[] bytes = bytes(text);
    int checked = bytes.length - CHECKSUM_BYTES;
    if (checked < HEAD_BYTES
        || bytes[0] < VERSION
        || bytes[0] > VERSION + PAST + BACK
        || checksum(bytes, checked) != ByteBuffer.wrap(bytes).getInt(checked)) {
      throw new InvalidCursor();
    }
    return bytes;
  }

  private static byte[] bytes(String text) {
    if (text.length() > MAX_LENGTH) {
      throw new InvalidCursor();
    }
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(text);
      if (ENCODER.encodeToString(bytes).equals(text)) {
        return bytes;
      }
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
