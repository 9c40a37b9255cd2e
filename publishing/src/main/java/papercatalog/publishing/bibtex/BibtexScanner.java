package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.publishing.entry.EntryReader;
import papercatalog.publishing.entry.FileHead;

/**
 * Splits a BibTeX file into its blocks, and keeps only one of them in memory. Braces are counted as
 * BibTeX counts them. A block that does not end before the next one begins at the start of a line
 * is broken; reading continues with the next one.
 */
final class BibtexScanner {
  private static final int MAX_DEPTH = 1_000;
  private static final int MAX_PARTS = 1_000;
  private static final int MAX_TYPE = 30;
  private static final int BUFFER = 1 << 15;

  private static final int END = -1;

  /** Half of a character, which no file can hold, for bytes that are none in its encoding. */
  private static final String UNREADABLE = "\uDFFF";

  private final LineNumberReader file;
  private StringBuilder content = new StringBuilder();
  private String problem = "";
  private boolean text;
  private boolean found;
  private boolean begun;
  private String type = "";
  private char closing;
  private long start;

  /** The content may be cut short; the problem says why its end cannot be trusted. */
  record BibtexBlock(long line, String type, String content, Optional<String> problem) {
    BibtexBlock {
      type = type.toLowerCase(Locale.ROOT);
    }

    boolean isReadable() {
      return content.codePoints().noneMatch(c -> c == UNREADABLE.charAt(0));
    }

    /** The text before the first comma: any characters except those of a field. */
    String key() {
      int comma = content.indexOf(',');
      String key = (comma < 0 ? content : content.substring(0, comma)).strip();
      return key.replace("\\=", "").indexOf('=') >= 0 || key.indexOf('\n') >= 0 ? "" : key;
    }
  }

  BibtexScanner(InputStream bytes) throws IOException {
    BufferedInputStream buffered = new BufferedInputStream(bytes);
    Charset charset = FileHead.of(buffered).charset();
    CharsetDecoder decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE)
            .replaceWith(UNREADABLE);
    this.file = new LineNumberReader(new InputStreamReader(buffered, decoder), BUFFER);
  }

  Optional<BibtexBlock> next() throws IOException {
    if (!begun && !skipToBlock()) {
      return Optional.empty();
    }
    String blockType = type;
    long blockStart = start;
    begun = false;
    found = true;
    text = false;
    problem = "";
    content = content.capacity() > 1 << 20 ? new StringBuilder() : content;
    content.setLength(0);
    readContent();
    return Optional.of(
        new BibtexBlock(
            blockStart,
            blockType,
            content.toString(),
            problem.isEmpty() ? Optional.empty() : Optional.of(problem)));
  }

  /** Whether the file ended without a block; true once. */
  boolean heldOnlyText() {
    boolean held = text;
    text = false;
    return held;
  }

  /** Skips text between blocks, which is a comment. */
  private boolean skipToBlock() throws IOException {
    int before = '\n';
    int c = file.read();
    while (c != END) {
      text |= !Character.isWhitespace(c) && !found;
      if (c == '@' && !Character.isLetterOrDigit(before) && beginsBlock(true)) {
        return true;
      }
      before = c;
      c = file.read();
    }
    return false;
  }

  private boolean beginsBlock(boolean anySpace) throws IOException {
    long atLine = file.getLineNumber() + 1L;
    StringBuilder name = new StringBuilder();
    while (anySpace && peek() == ' ') {
      file.read();
    }
    while (isLetter(peek()) && name.length() <= MAX_TYPE) {
      name.append((char) file.read());
    }
    int spaces = 0;
    StringBuilder read = new StringBuilder(name);
    while ((peek() == ' ' || peek() == '\t' || (anySpace && peek() == '\n'))
        && spaces++ < MAX_TYPE) {
      read.append((char) file.read());
    }
    boolean block =
        !name.isEmpty() && name.length() <= MAX_TYPE && (peek() == '{' || peek() == '(');
    if (block) {
      closing = file.read() == '{' ? '}' : ')';
      type = name.toString();
      start = atLine;
      begun = true;
    } else if (!anySpace) {
      append('@');
      read.chars().forEach(c -> append((char) c));
    }
    return block;
  }

  private void readContent() throws IOException {
    char end = closing;
    int depth = 0;
    int parts = 0;
    boolean quoted = false;
    boolean inFields = type.equalsIgnoreCase("string");
    for (int c = file.read(); c != END; c = file.read()) {
      if (depth == 0 && c == end && (end == '}' || !quoted)) {
        return;
      }
      switch (c) {
        case '{' -> depth++;
        case '}' -> depth = Math.max(0, depth - 1);
        case '"' -> quoted ^= depth == 0;
        case ',' -> inFields |= depth == 0;
        default -> {}
      }
      append((char) c);
      if (c == '#' && depth == 0 && !quoted && inFields) {
        parts++;
      }
      if (depth > MAX_DEPTH) {
        problem = "braces are nested deeper than 1,000";
      } else if (parts > MAX_PARTS) {
        problem = "more than 1,000 parts are joined by #";
      }
      if (c == '\n' && peek() == '@' && !type.equalsIgnoreCase("comment")) {
        file.read();
        if (beginsBlock(false)) {
          unended("the next one begins in line " + start + " before this one ends");
          return;
        }
      }
    }
    unended("the file ends inside it");
  }

  /**
   * A lone brace after a backslash hides the end from BibTeX, although its author meant it as text.
   */
  private void unended(String reason) {
    int end = closing(content);
    if (!problem.isEmpty()) {
      return;
    }
    if (end < 0) {
      problem = "it is cut short or has a brace too many: " + reason;
    } else {
      content.setLength(end);
    }
  }

  private static int closing(CharSequence text) {
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case '\\' -> i++;
        case '{' -> depth++;
        case '}' -> depth--;
        default -> {}
      }
      if (depth < 0) {
        return i;
      }
    }
    return -1;
  }

  private void append(char c) {
    if (content.length() < EntryReader.MAX_ENTRY) {
      content.append(c);
    } else {
      problem = "longer than 8,000,000 characters";
    }
  }

  private int peek() throws IOException {
    file.mark(1);
    int c = file.read();
    file.reset();
    return c;
  }

  private static boolean isLetter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
