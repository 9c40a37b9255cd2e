package papercatalog.templatetests;

import module java.base;

/** By what two files differ. */
final class FileHash {
  private FileHash() {}

  static String of(Path file) throws IOException {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
