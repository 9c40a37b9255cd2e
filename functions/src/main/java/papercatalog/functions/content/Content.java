package papercatalog.functions.content;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import papercatalog.domain.model.Fingerprint;

/** What an answer says, in UTF-8: it is compared with others, and sent as a string of JSON. */
public final class Content {
  /** Nothing at all. */
  public static final Content EMPTY = new Content(new byte[0]);

  /** What a control character takes in a string of JSON, in bytes: \\u0001. */
  private static final int LONGEST_ESCAPE = 6;

  private final byte[] utf8;

  private Content(byte[] utf8) {
    this.utf8 = utf8;
  }

  /**
   * A text that is encoded already.
   *
   * @param utf8 not to be changed after this
   */
  public static Content of(byte[] utf8) {
    return new Content(utf8);
  }

  /** A text. Half of a surrogate pair, which UTF-8 has not, becomes a question mark. */
  public static Content of(String text) {
    return new Content(text.getBytes(UTF_8));
  }

  /** Equal only for equal contents, but for an accident. */
  public long fingerprint() {
    return Fingerprint.of(utf8);
  }

  /** Whether {@link #writeAsString} writes at most so many bytes, quotes aside. */
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

  /** Writes it as the value of a string. */
  public void writeAsString(JsonGenerator json) throws IOException {
    json.writeUTF8String(utf8, 0, utf8.length);
  }

  /** Its bytes. */
  public byte[] bytes() {
    return utf8.clone();
  }

  @Override
  public String toString() {
    return new String(utf8, UTF_8);
  }
}
