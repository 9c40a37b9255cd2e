package papercatalog.functions.content;

import module java.base;

/** Compresses in a third of the time of the usual level, to a fifth more bytes. */
final class Gzip extends GZIPOutputStream {
  private Gzip(OutputStream output) throws IOException {
    super(output);
    def.setLevel(Deflater.BEST_SPEED);
  }

  static byte[] of(byte[] bytes) {
    ByteArrayOutputStream output = new ByteArrayOutputStream(bytes.length / 2);
    try (Gzip gzip = new Gzip(output)) {
      gzip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return output.toByteArray();
  }
}
