package papercatalog.cli.backup;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.bibliography.entry.EntryReader;

/**
 * Writes a catalog as NDJSON in a fixed order, so that equal catalogs give equal bytes. A backup
 * contains neither its date nor the name of its table.
 */
public final class BackupWriter {
  private final TableParts parts;
  private volatile Counts counts = Counts.NONE;

  public BackupWriter(TableParts parts) {
    this.parts = parts;
  }

  /**
   * Writes a header, all parts and an end line.
   *
   * @param stopped ends it early
   * @throws Refusal when a part cannot be backed up; the output then has no end line
   * @throws UncheckedIOException when the output cannot be written
   */
  public void write(Writer out, BooleanSupplier stopped) {
    write(FrameLine.header(parts.since()).toString(), out);
    Optional<Part> part = parts.next();
    while (part.isPresent() && !stopped.getAsBoolean()) {
      for (ObjectNode line : PartLine.of(part.get())) {
        String text = line.toString();
        if (text.length() > EntryReader.MAX_ENTRY / 3
            && text.getBytes(UTF_8).length > EntryReader.MAX_ENTRY) {
          throw Refusal.ofRecord("The " + part.get().key(), "its line would be longer than 8 MB");
        }
        write(text, out);
      }
      counts = counts.plus(part.get());
      part = parts.next();
    }
    if (part.isEmpty()) {
      write(FrameLine.end(counts).toString(), out);
    }
  }

  public Counts counts() {
    return counts;
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
