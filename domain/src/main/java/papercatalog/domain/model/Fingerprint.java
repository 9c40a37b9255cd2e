package papercatalog.domain.model;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/**
 * Two CRCs in 64 bits, for uses in which a collision gains an attacker nothing. Until the JIT has
 * compiled it, a digest takes longer than mapping a whole item.
 */
public final class Fingerprint {
  private Fingerprint() {}

  public static long of(String text) {
    return of(text.getBytes(UTF_8));
  }

  public static long of(byte[] bytes) {
    return checksum(new CRC32(), bytes) << Integer.SIZE | checksum(new CRC32C(), bytes);
  }

  private static long checksum(Checksum checksum, byte[] bytes) {
    checksum.update(bytes, 0, bytes.length);
    return checksum.getValue();
  }
}
