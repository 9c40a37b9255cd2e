package papercatalog.functions.http;

import module java.base;

/** What an attacker makes who has read the source: there is no secret in cursors. */
final class ForgedCursor {
  private ForgedCursor() {}

  /** The cursor of the same query with another position. */
  static String like(String cursor, byte[] position) {
    byte[] head = Arrays.copyOf(Base64.getUrlDecoder().decode(cursor), 9);
    ByteBuffer bytes = ByteBuffer.allocate(9 + position.length + 4).put(head).put(position);
    CRC32C checksum = new CRC32C();
    checksum.update(bytes.array(), 0, bytes.position());
    bytes.putInt((int) checksum.getValue());
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.array());
  }
}
