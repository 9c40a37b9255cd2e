package papercatalog.cli.backup;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import papercatalog.bibliography.entry.EntryReader;

/**
 * Writes a catalog as NDJSON in one order: equal catalogs are equal bytes. Nothing of it says when
 * or of which table it was made.
 */
public final class BackupWriter {
  private final TableParts parts;
  private volatile Counts counts = Counts.NONE;
  private volatile boolean stopped;

  /** A writer for one run. */
  public BackupWriter(TableParts parts) {
    this.parts = parts;
  }

  /**
   * Writes them all, between a header and an end.
   *
   * @throws Refusal when a part cannot be written as it is; what was written has no end then
   * @throws UncheckedIOException when it cannot be written
   */
  public void write(Writer out) {
    write(FrameLine.header(parts.since()), out);
    while (!stopped && parts.hasNext()) {
      Part part = parts.next();
      for (ObjectNode line : PartLine.of(part)) {
        String text = line.toString();
        if (text.length() > EntryReader.MAX_ENTRY / 3
            && text.getBytes(UTF_8).length > EntryReader.MAX_ENTRY) {
          throw Refusal.ofRecord("The " + part.key(), "its line would be longer than 8 MB");
        }
        write(text, out);
      }
      counts = counts.plus(part);
    }
    if (!stopped) {
      write(FrameLine.end(counts), out);
    }
  }

  /** How much has been written. */
  public Counts counts() {
    return counts;
  }

  /** Ends {@link #write} before its end. */
  public void stop() {
    stopped = true;
  }

  private static void write(ObjectNode line, Writer out) {
    write(line.toString(), out);
  }

  private static void write(String line, Writer out) {
    try {
      out.write(line);
      out.write('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
