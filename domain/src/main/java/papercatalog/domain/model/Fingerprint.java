package papercatalog.domain.model;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/**
 * 64 bits that distinguish texts where nothing is gained by making two meet: two different CRCs. A
 * digest would be more than it takes and, until the last compiler has seen it, slower than a whole
 * mapping of an item.
 */
public final class Fingerprint {
  private Fingerprint() {}

  /** Of a text in UTF-8. */
  public static long of(String text) {
    return of(text.getBytes(UTF_8));
  }

  /** Of bytes. */
  public static long of(byte[] bytes) {
    return checksum(new CRC32(), bytes) << Integer.SIZE | checksum(new CRC32C(), bytes);
  }

  private static long checksum(Checksum checksum, byte[] bytes) {
    checksum.update(bytes, 0, bytes.length);
    return checksum.getValue();
  }
}
