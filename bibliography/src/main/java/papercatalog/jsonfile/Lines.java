package papercatalog.jsonfile;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import papercatalog.entry.EntryReader;

/** The lines of a UTF-8 file; one that is too long or not UTF-8 is reported and passed over. */
final class Lines {
  private static final int BUFFER = 1 << 16;

  private final InputStream bytes;
  private final byte[] buffer = new byte[BUFFER];
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private int at;
  private int filled;
  private long number;

  /**
   * One line.
   *
   * @param text without its line end; empty when there is a problem
   */
  record Line(long number, String text, Optional<String> problem) {}

  Lines(InputStream bytes) {
    this.bytes = bytes;
  }

  Optional<Line> next() throws IOException {
    if (!fill()) {
      return Optional.empty();
    }
    number++;
    boolean tooLong = false;
    boolean ended = false;
    line.reset();
    while (!ended && fill()) {
      int end = at;
      while (end < filled && buffer[end] != '\n') {
        end++;
      }
      tooLong |= line.size() + (end - at) > EntryReader.MAX_ENTRY;
      if (!tooLong) {
        line.write(buffer, at, end - at);
      }
      ended = end < filled;
      at = ended ? end + 1 : end;
    }
    return Optional.of(tooLong ? problem("line is longer than 8 MB") : decoded());
  }

  private boolean fill() throws IOException {
    if (at == filled) {
      at = 0;
      filled = bytes.read(buffer);
    }
    return filled > 0;
  }

  private Line decoded() {
    try {
      String text =
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(line.toByteArray()))
              .toString();
      return new Line(number, number == 1 ? withoutMark(text) : text, Optional.empty());
    } catch (CharacterCodingException _) {
      return problem("line is not UTF-8");
    }
  }

  private Line problem(String problem) {
    return new Line(number, "", Optional.of(problem));
  }

  /** Some editors begin a file with a byte order mark. */
  private static String withoutMark(String text) {
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}
