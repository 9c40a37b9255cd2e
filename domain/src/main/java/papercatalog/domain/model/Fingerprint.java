package papercatalog.domain.model;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/**
 * A 64-bit fingerprint of two different CRCs, for uses in which a collision gains an attacker
 * nothing. A digest is not needed and, until the JIT has compiled it, takes longer than mapping a
 * whole item.
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
