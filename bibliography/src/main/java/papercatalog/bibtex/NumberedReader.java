package papercatalog.bibtex;

import java.io.IOException;
import java.io.Reader;

/**
 * The characters of a file, one at a time, with the number of the line; every line end is a line
 * feed.
 */
final class NumberedReader {
  static final int END = -1;

  private final Reader reader;
  private final char[] buffer = new char[1 << 15];
  private int filled;
  private int at;
  private long line = 1;

  NumberedReader(Reader reader) {
    this.reader = reader;
  }

  /** The line of the next character, from 1. */
  long line() {
    return line;
  }

  /** The next character, or {@link #END}. */
  int read() throws IOException {
    int c = peek();
    if (c == END) {
      return END;
    }
    at++;
    if (c == '\r') {
      if (peek() == '\n') {
        at++;
      }
      c = '\n';
    }
    if (c == '\n') {
      line++;
    }
    return c;
  }

  /** The next character as it stands in the file; it remains the next one. */
  int peek() throws IOException {
    if (at == filled) {
      at = 0;
      filled = Math.max(0, reader.read(buffer));
    }
    return at < filled ? buffer[at] : END;
  }
}
