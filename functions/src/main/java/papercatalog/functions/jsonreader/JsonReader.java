package papercatalog.functions.jsonreader;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;

/**
 * Reads one document of JSON (RFC 8259) in UTF-8, value by value, in its order: whoever reads knows
 * what comes next, and skips what they do not want.
 *
 * <p>For the two documents that a function reads before its first answer, the event and what
 * DynamoDB says. The first parser of a library would cost that answer a tenth of its time.
 *
 * <p>Strict: what is no JSON is an {@link IOException} that says where, and nothing of the content.
 * Not thread-safe.
 */
public final class JsonReader {
  /** How deep arrays and objects may be nested. */
  public static final int MAX_DEPTH = 1_000;

  private final byte[] json;
  private int at;
  private int depth;
  private boolean first;
  private String name = "";

  /** At the beginning of a document. */
  public JsonReader(byte[] json) {
    this.json = json;
  }

  /**
   * Steps into an object, if the next value is one: then {@link #nextMember} until it says that
   * there is none. Any other value is still the next.
   */
  public boolean beginsObject() throws IOException {
    return begins('{');
  }

  /** Steps into an array likewise: then {@link #nextElement}. */
  public boolean beginsArray() throws IOException {
    return begins('[');
  }

  /** Steps to the value of the object's next member, or out of the object if it has no other. */
  public boolean nextMember() throws IOException {
    if (ends('}')) {
      return false;
    }
    require('"');
    name = string();
    require(':');
    return true;
  }

  /** The name of the member whose value is the next, or was the last. */
  public String name() {
    return name;
  }

  /** Steps to the array's next element, or out of the array if it has no other. */
  public boolean nextElement() throws IOException {
    return !ends(']');
  }

  /** Whether the next value is a string. */
  public boolean isText() throws IOException {
    return kind() == '"';
  }

  /** The character that the next value begins with, which says of what kind it is. */
  byte kind() throws IOException {
    return peek();
  }

  /** The next value, which must be a string. */
  public String text() throws IOException {
    require('"');
    return string();
  }

  /** The next value, which must be a number, as it is written. */
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

  /** The next value, which must be a number that an int can hold. */
  public int integer() throws IOException {
    try {
      return Integer.parseInt(number());
    } catch (NumberFormatException _) {
      throw unexpected();
    }
  }

  /** The next value, which must be {@code true} or {@code false}. */
  public boolean bool() throws IOException {
    boolean yes = peek() == 't';
    literal(yes ? "true" : "false");
    return yes;
  }

  /** Steps over the next value, whatever it is, and says whether it is {@code true}. */
  public boolean isTrue() throws IOException {
    boolean yes = peek() == 't';
    skip();
    return yes;
  }

  /** Steps over the next value, whatever it is. */
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

  /** Makes sure that nothing follows. */
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

  /** Steps out of an array or object if it ends here, or else to its next part. */
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
    while (at < json.length) {
      byte next = json[at];
      if (next == '"') {
        return new String(json, start, at++ - start, ISO_8859_1);
      }
      if (next < ' ' || next == '\\') { // beyond ASCII it is negative
        EscapedText rest = new EscapedText(json, start, at);
        String text = rest.read();
        at = rest.end();
        return text;
      }
      at++;
    }
    throw unexpected();
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
