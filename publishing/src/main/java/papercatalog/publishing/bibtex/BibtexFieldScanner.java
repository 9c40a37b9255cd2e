package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.publishing.bibtex.BibtexScanner.BibtexBlock;
import papercatalog.publishing.entry.UnusableEntry;
import papercatalog.publishing.text.Excerpt;

/** Splits the content of a block into fields; pieces joined by {@code #} make a value. */
final class BibtexFieldScanner {
  private static final String DELIMITERS = "=,#{}\"()";

  private final String content;
  private final long line;

  /** Whether a brace after a backslash is a character; BibTeX counts it. */
  private final boolean escapes;

  private int at;

  /** A piece of a value: a text, or the name of a {@code @string}. */
  record ValuePiece(String text, boolean isName) {}

  record Field(String name, List<ValuePiece> pieces) {}

  private BibtexFieldScanner(BibtexBlock block, int from, boolean escapes) {
    this.content = block.content();
    this.line = block.line();
    this.at = from;
    this.escapes = escapes;
  }

  /** Fails with {@link UnusableEntry}, which names the place. */
  static List<Field> fields(BibtexBlock block, int from) {
    try {
      return new BibtexFieldScanner(block, from, true).fields();
    } catch (UnusableEntry unreadable) {
      if (block.content().contains("\\{") || block.content().contains("\\}")) {
        return new BibtexFieldScanner(block, from, false).fields();
      }
      throw unreadable;
    }
  }

  private List<Field> fields() {
    List<Field> fields = new ArrayList<>();
    while (skip(',') || !isEnd()) {
      if (!isEnd() && current() != ',') {
        String name = name();
        fields.add(new Field(name.toLowerCase(Locale.ROOT), value()));
        if (!isEnd() && current() != ',') {
          throw unexpected();
        }
      }
    }
    return fields;
  }

  /** The words before the equals sign: Web of Science has {@code Early Access Date = {...}}. */
  private String name() {
    StringJoiner name = new StringJoiner("-");
    do {
      name.add(word());
    } while (!skip('='));
    return name.toString();
  }

  private List<ValuePiece> value() {
    List<ValuePiece> pieces = new ArrayList<>();
    do {
      skipSpace();
      pieces.add(piece());
    } while (skip('#'));
    return pieces;
  }

  /** Some programs write {@code month = ,} for a field without a value. */
  private ValuePiece piece() {
    if (isEnd() || current() == ',') {
      return new ValuePiece("", false);
    }
    if (current() == '{' || current() == '"') {
      return new ValuePiece(enclosed(current() == '{' ? '}' : '"'), false);
    }
    String word = word();
    return new ValuePiece(word, !word.matches("\\d+"));
  }

  /** The text up to a closing sign outside of inner braces. */
  private String enclosed(char closing) {
    int start = ++at;
    int depth = 0;
    for (; at < content.length(); at++) {
      char c = content.charAt(at);
      if (c == closing && depth == 0) {
        String text = content.substring(start, at++);
        return escapes ? text : text.replace("\\{", "{").replace("\\}", "}");
      }
      switch (c) {
        case '\\' -> at += escapes ? 1 : 0;
        case '{' -> depth++;
        case '}' -> depth--;
        default -> {}
      }
      if (depth < 0) {
        throw unexpected();
      }
    }
    at = content.length();
    throw unexpected();
  }

  private String word() {
    int start = at;
    while (at < content.length() && isWord(content.charAt(at))) {
      at++;
    }
    if (at == start) {
      throw unexpected();
    }
    return content.substring(start, at);
  }

  private static boolean isWord(char c) {
    return !isSpace(c) && DELIMITERS.indexOf(c) < 0;
  }

  /** Also the no-break spaces of entries that were copied from a page. */
  private static boolean isSpace(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  private boolean skip(char sign) {
    skipSpace();
    boolean found = !isEnd() && current() == sign;
    at += found ? 1 : 0;
    skipSpace();
    return found;
  }

  /** Also skips the rest of a line after a percent sign, as biber does. */
  private void skipSpace() {
    boolean comment = false;
    while (!isEnd() && (comment || current() == '%' || isSpace(current()))) {
      comment = (comment || current() == '%') && current() != '\n';
      at++;
    }
  }

  private boolean isEnd() {
    return at >= content.length();
  }

  private char current() {
    return content.charAt(at);
  }

  private UnusableEntry unexpected() {
    int place = Math.min(at, content.length());
    long lines = content.substring(0, place).chars().filter(c -> c == '\n').count();
    int end = place;
    while (end < content.length() && isWord(content.charAt(end))) {
      end++;
    }
    String token = content.substring(place, Math.min(content.length(), Math.max(end, place + 1)));
    return new UnusableEntry(
        "not BibTeX: unexpected %s in line %d"
            .formatted(token.isEmpty() ? "end" : "`" + Excerpt.of(token) + "`", line + lines));
  }
}
