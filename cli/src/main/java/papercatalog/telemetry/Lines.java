package papercatalog.telemetry;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import papercatalog.model.TenantName;

/** The lines of a log one by one, in the memory of one, compressed by gzip or not. */
public final class Lines {
  /** Our lines have about 300 bytes; of a longer one than this no more is kept. */
  static final int MAX_LENGTH = 65_536;

  private static final int BUFFER = 65_536;
  private static final int GZIP = 0x1f8b;

  private final LineParser parser;
  private final Consumer<LogLine> consumer;
  private byte[] line = new byte[1_024];
  private int length;
  private boolean tooLong;

  /**
   * What is done with each.
   *
   * @param tenant whose requests alone are of interest; without one, all are
   */
  public Lines(Consumer<LogLine> consumer, Optional<TenantName> tenant) {
    this.consumer = consumer;
    this.parser = new LineParser(tenant);
  }

  /** Reads all of a log. */
  public void read(InputStream log) throws IOException {
    InputStream plain = uncompressed(log);
    byte[] buffer = new byte[BUFFER];
    int read;
    while ((read = plain.read(buffer)) >= 0) {
      split(buffer, read);
    }
    end();
  }

  private static InputStream uncompressed(InputStream log) throws IOException {
    BufferedInputStream buffered = new BufferedInputStream(log, BUFFER);
    buffered.mark(2);
    int first = buffered.read() << Byte.SIZE | buffered.read();
    buffered.reset();
    return first == GZIP ? new GZIPInputStream(buffered, BUFFER) : buffered;
  }

  private void split(byte[] buffer, int read) {
    int from = 0;
    for (int at = 0; at < read; at++) {
      if (buffer[at] == '\n') {
        keep(buffer, from, at);
        end();
        from = at + 1;
      }
    }
    keep(buffer, from, read);
  }

  private void keep(byte[] buffer, int from, int to) {
    int more = to - from;
    if (tooLong || length + more > MAX_LENGTH) {
      tooLong = true;
      return;
    }
    if (length + more > line.length) {
      line = Arrays.copyOf(line, Math.min(MAX_LENGTH, 2 * (length + more)));
    }
    System.arraycopy(buffer, from, line, length, more);
    length += more;
  }

  /** An empty line is none. */
  private void end() {
    if (tooLong) {
      consumer.accept(new LogLine.Skipped(LogLine.Reason.OTHER));
    } else if (length > 0) {
      consumer.accept(parser.parse(line, length));
    }
    length = 0;
    tooLong = false;
  }
}
