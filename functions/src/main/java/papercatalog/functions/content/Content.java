package papercatalog.functions.content;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import papercatalog.domain.model.Fingerprint;

/** The content of an answer in UTF-8. */
public final class Content {
  public static final Content EMPTY = new Content(new byte[0]);

  /** Bytes of the longest JSON escape: \\u0001. */
  private static final int LONGEST_ESCAPE = 6;

  private final byte[] utf8;

  private Content(byte[] utf8) {
    this.utf8 = utf8;
  }

  /**
   * Wraps encoded text.
   *
   * @param utf8 must not change afterwards
   */
  public static Content of(byte[] utf8) {
    return new Content(utf8);
  }

  /** Encodes a text. An unpaired surrogate becomes a question mark. */
  public static Content of(String text) {
    return new Content(text.getBytes(UTF_8));
  }

  /** A hash that differs for different contents, except for collisions. */
  public long fingerprint() {
    return Fingerprint.of(utf8);
  }

  /** Returns whether {@link #writeAsString} writes at most this many bytes, without the quotes. */
  public boolean fitsAsString(int most) {
    return utf8.length <= most / LONGEST_ESCAPE || escapedLength() <= most;
  }

  private long escapedLength() {
    long length = utf8.length;
    for (byte b : utf8) {
      if (b == '"' || b == '\\' || b == '\n') {
        length++;
      } else if (b >= 0 && b < ' ') {
        length += LONGEST_ESCAPE - 1;
      }
    }
    return length;
  }

  /** Writes the content as a JSON string. */
  public void writeAsString(JsonGenerator json) throws IOException {
    json.writeUTF8String(utf8, 0, utf8.length);
  }

  public byte[] bytes() {
    return utf8.clone();
  }

  @Override
  public String toString() {
    return new String(utf8, UTF_8);
  }
}
