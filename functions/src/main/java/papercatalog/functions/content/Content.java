package papercatalog.functions.content;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import papercatalog.domain.model.Fingerprint;

/** The content of an answer in UTF-8, or that in gzip. */
public final class Content {
  public static final Content EMPTY = new Content(new byte[0], false);

  /** Bytes of the longest JSON escape: \\u0001. */
  private static final int LONGEST_ESCAPE = 6;

  /** Compressing less would not save a packet. */
  private static final int WORTH_COMPRESSING = 2048;

  private final byte[] bytes;
  private final boolean gzip;

  private Content(byte[] bytes, boolean gzip) {
    this.bytes = bytes;
    this.gzip = gzip;
  }

  /** Wraps encoded text, which must not change afterwards. */
  public static Content of(byte[] utf8) {
    return new Content(utf8, false);
  }

  /** Encodes a text. An unpaired surrogate becomes a question mark. */
  public static Content of(String text) {
    return new Content(text.getBytes(UTF_8), false);
  }

  public boolean isWorthCompressing() {
    return bytes.length >= WORTH_COMPRESSING;
  }

  public Content gzipped() {
    return new Content(Gzip.of(bytes), true);
  }

  public boolean isGzip() {
    return gzip;
  }

  /** A hash that differs for different contents, except for collisions. */
  public long fingerprint() {
    return Fingerprint.of(bytes);
  }

  /** Returns whether {@link #writeAsString} writes at most this many bytes, without the quotes. */
  public boolean fitsAsString(int most) {
    return bytes.length <= most / LONGEST_ESCAPE || lengthAsString() <= most;
  }

  /** The number of bytes that {@link #writeAsString} writes, without the quotes. */
  public long lengthAsString() {
    if (gzip) {
      return (bytes.length + 2L) / 3 * 4;
    }
    long length = bytes.length;
    for (byte b : bytes) {
      if (b == '"' || b == '\\' || b == '\n') {
        length++;
      } else if (b >= 0 && b < ' ') {
        length += LONGEST_ESCAPE - 1;
      }
    }
    return length;
  }

  /** Writes the content as a JSON string; gzip in Base64. */
  public void writeAsString(JsonGenerator json) throws IOException {
    if (gzip) {
      json.writeBinary(bytes);
    } else {
      json.writeUTF8String(bytes, 0, bytes.length);
    }
  }

  public byte[] bytes() {
    return bytes.clone();
  }

  @Override
  public String toString() {
    return new String(bytes, UTF_8);
  }
}
