package papercatalog.functions.jsonreader;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;

/**
 * Reads one JSON document (RFC 8259) in UTF-8, in order: the caller knows what comes next and skips
 * the rest. A library's parser would add a tenth to the time of a first answer.
 *
 * <p>Malformed JSON is an {@link IOException} with the position but none of the content. Not
 * thread-safe.
 */
public final class JsonReader {
  /** The maximum depth of nested arrays and objects. */
  public static final int MAX_DEPTH = 1_000;

  private final byte[] json;
  private int at;
  private int depth;
  private boolean first;
  private String name = "";

  public JsonReader(byte[] json) {
    this.json = json;
  }

  /** Enters an object, until {@link #nextMember} returns false; returns false for another value. */
  public boolean beginsObject() throws IOException {
    return begins('{');
  }

  /** Enters an array if the next value is one; call {@link #nextElement} until it returns false. */
  public boolean beginsArray() throws IOException {
    return begins('[');
  }

  /** Moves to the value of the next member, or leaves the object if there is none. */
  public boolean nextMember() throws IOException {
    if (ends('}')) {
      return false;
    }
    require('"');
    name = string();
    require(':');
    return true;
  }

  public String name() {
    return name;
  }

  /** Moves to the next element, or leaves the array if there is none. */
  public boolean nextElement() throws IOException {
    return !ends(']');
  }

  public boolean isText() throws IOException {
    return kind() == '"';
  }

  /** The first character of the next value, which determines its type. */
  public byte kind() throws IOException {
    return peek();
  }

  public String text() throws IOException {
    require('"');
    return string();
  }

  public String number() throws IOException {
    peek();
    int start = at;
    skipIf('-');
    if (!skipIf('0')) {
      digits();
    }
    if (skipIf('.')) {
      digits();
    }
    if (skipIf('e') || skipIf('E')) {
      if (!skipIf('+')) {
        skipIf('-');
      }
      digits();
    }
    return new String(json, start, at - start, ISO_8859_1);
  }

  public int integer() throws IOException {
    try {
      return Integer.parseInt(number());
    } catch (NumberFormatException _) {
      throw unexpected();
    }
  }

  public boolean bool() throws IOException {
    boolean yes = peek() == 't';
    literal(yes ? "true" : "false");
    return yes;
  }

  /** Skips the next value of any type and returns whether it is {@code true}. */
  public boolean isTrue() throws IOException {
    boolean yes = peek() == 't';
    skip();
    return yes;
  }

  public void skip() throws IOException {
    switch (peek()) {
      case '{' -> {
        begins('{');
        while (nextMember()) {
          skip();
        }
      }
      case '[' -> {
        begins('[');
        while (nextElement()) {
          skip();
        }
      }
      case '"' -> text();
      case 't' -> literal("true");
      case 'f' -> literal("false");
      case 'n' -> literal("null");
      default -> number();
    }
  }

  public void end() throws IOException {
    skipSpace();
    if (at < json.length) {
      throw unexpected();
    }
  }

  private boolean begins(char bracket) throws IOException {
    if (peek() != bracket) {
      return false;
    }
    if (++depth > MAX_DEPTH) {
      throw unexpected();
    }
    at++;
    first = true;
    return true;
  }

  /** Leaves the array or object if it ends here; otherwise moves to its next part. */
  private boolean ends(char bracket) throws IOException {
    boolean ends = peek() == bracket;
    if (ends) {
      at++;
      depth--;
    } else if (!first) {
      require(',');
    }
    first = false;
    return ends;
  }

  private String string() throws IOException {
    int start = at;
    byte[] bytes = json; // a local, as the index is: the interpreter reads the first texts
    for (int i = start; i < bytes.length; i++) {
      byte next = bytes[i];
      if (next == '"') {
        at = i + 1;
        return new String(bytes, start, i - start, ISO_8859_1);
      }
      if (next < ' ' || next == '\\') { // negative for non-ASCII
        at = i;
        return escaped(start);
      }
    }
    at = json.length;
    throw unexpected();
  }

  private String escaped(int start) throws IOException {
    int end = EscapedText.end(json, at);
    if (end < 0) {
      throw unexpected();
    }
    try {
      String text = EscapedText.read(json, start, end);
      at = end + 1;
      return text;
    } catch (IllegalArgumentException _) {
      throw unexpected();
    }
  }

  private void digits() throws IOException {
    int start = at;
    while (at < json.length && json[at] >= '0' && json[at] <= '9') {
      at++;
    }
    if (at == start) {
      throw unexpected();
    }
  }

  private void literal(String text) throws IOException {
    for (int i = 0; i < text.length(); i++) {
      if (!skipIf(text.charAt(i))) {
        throw unexpected();
      }
    }
  }

  private boolean skipIf(char wanted) {
    boolean there = at < json.length && json[at] == wanted;
    if (there) {
      at++;
    }
    return there;
  }

  private void require(char wanted) throws IOException {
    if (peek() != wanted) {
      throw unexpected();
    }
    at++;
  }

  private byte peek() throws IOException {
    skipSpace();
    if (at == json.length) {
      throw unexpected();
    }
    return json[at];
  }

  private void skipSpace() {
    while (at < json.length
        && (json[at] == ' ' || json[at] == '\n' || json[at] == '\r' || json[at] == '\t')) {
      at++;
    }
  }

  private IOException unexpected() {
    return new IOException("No JSON at byte " + at + " of " + json.length);
  }
}
