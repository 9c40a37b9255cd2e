package papercatalog.publishing.entry;

import module java.base;

/** The lines of a stream, in bytes; memory does not grow with a line that is too long. */
public final class BoundedLines {
  private final InputStream bytes;
  private final int max;
  private final byte[] buffer = new byte[1 << 16];
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private int at;
  private int end;
  private boolean ended = true;

  public BoundedLines(InputStream bytes, int max) {
    this.bytes = bytes;
    this.max = max;
  }

  /** Reads a line, or so much of one that is too long; the next call skips the rest. */
  public boolean next() throws IOException {
    while (!ended && (at < end || fill())) {
      ended = buffer[at++] == '\n';
    }
    ended = false;
    line.reset();
    boolean read = false;
    while (!ended && !isTooLong() && (at < end || fill())) {
      read = true;
      int start = at;
      while (at < end && buffer[at] != '\n') {
        at++;
      }
      line.write(buffer, start, at - start);
      if (at < end) {
        ended = true;
        at++;
      }
    }
    return read;
  }

  public boolean isTooLong() {
    return line.size() > max;
  }

  /** The last line without its end. */
  public byte[] line() {
    return line.toByteArray();
  }

  private boolean fill() throws IOException {
    at = 0;
    end = bytes.read(buffer);
    return end > 0;
  }
}
