package papercatalog.publishing.entry;

import module java.base;

/** How a file begins, without its byte order mark: enough to see whether its name misleads. */
public record FileHead(String text, Charset charset) {
  private static final int BYTES = 1 << 12;

  /** Starts of BibTeX, its comments and PDF, XML, gzip, RIS and PubMed's format, and zip. */
  private static final Pattern NO_JSON =
      Pattern.compile("\\s*(?:[@%<\\x1f]|[A-Z][A-Z0-9]{1,3} *-|PK\\x03)");

  /**
   * Members that CSL and works of others alone have; {@code type} may be an operator's mistake in a
   * document.
   */
  private static final Pattern CSL = beginsWith("issued|DOI|container-title|authorships|creators");

  private static final Pattern DOCUMENT = beginsWith("authors|handle");

  /** The line with which JabRef begins a file: {@code % Encoding: Cp1252}. */
  private static final Pattern ENCODING =
      Pattern.compile("(?m)^%?\\s*Encoding:\\s*(?!UTF-16|UTF-32)([A-Za-z0-9][\\w-]*)");

  private static Pattern beginsWith(String members) {
    return Pattern.compile("(?s)\\s*(?:\\[\\s*)?\\{.*?\"(?:" + members + ")\"\\s*:");
  }

  /** Reads ahead in a stream with marks, and skips only the byte order mark of UTF-8. */
  public static FileHead of(InputStream file) throws IOException {
    file.mark(BYTES);
    byte[] bytes = file.readNBytes(BYTES - 1);
    file.reset();
    Charset charset = charset(bytes);
    String text = new String(bytes, charset);
    boolean marked = text.startsWith("\uFEFF");
    file.skipNBytes(marked ? 3 : 0);
    return new FileHead(marked ? text.substring(1) : text, charset);
  }

  /** UTF-16 needs a byte order mark, which its decoder skips. */
  private static Charset charset(byte[] start) {
    int mark = start.length < 2 ? 0 : (start[0] & 0xff) << 8 | (start[1] & 0xff);
    if (mark == 0xFEFF || mark == 0xFFFE) {
      return StandardCharsets.UTF_16;
    }
    Matcher named = ENCODING.matcher(new String(start, StandardCharsets.US_ASCII));
    return named.find() && Charset.isSupported(named.group(1))
        ? Charset.forName(named.group(1))
        : StandardCharsets.UTF_8;
  }

  /** Whether it is JSON alone, not a text that holds some. */
  boolean isJson() {
    String start = text.stripLeading();
    return start.startsWith("{") || start.startsWith("[");
  }

  public boolean mayBeJson() {
    return !NO_JSON.matcher(text).lookingAt();
  }

  public boolean isCsl() {
    return CSL.matcher(text).lookingAt();
  }

  /** Whether it is a document of a paper or an author. */
  public boolean isDocument() {
    return !isCsl() && DOCUMENT.matcher(text).lookingAt();
  }

  /** Whether JSON is an array, or an object that does not end in its first line. */
  boolean isJsonOverLines() {
    String first = text.stripLeading().lines().findFirst().orElse("").strip();
    return first.startsWith("[") || first.matches("\\{(?:.*[{\\[,])?");
  }
}
