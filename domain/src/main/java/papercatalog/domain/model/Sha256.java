package papercatalog.domain.model;

import module java.base;

/** The SHA-256 digest of a text in UTF-8. */
final class Sha256 {
  private Sha256() {}

  static byte[] of(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }
}
