package papercatalog.cli.backup;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.publishing.entry.EntryReader;

/** NDJSON in a fixed order, without date or table name: equal catalogs give equal bytes. */
public final class BackupWriter {
  private final TableParts parts;
  private volatile Counts counts = Counts.NONE;

  public BackupWriter(TableParts parts) {
    this.parts = parts;
  }

  /**
   * Fails with {@link Refusal} when a part cannot be backed up; the output then has no end line.
   */
  public void write(Writer out, BooleanSupplier stopped) throws IOException {
    out.write(BackupLine.header(parts.since()) + "\n");
    Optional<Part> part = parts.next();
    while (part.isPresent() && !stopped.getAsBoolean()) {
      for (ObjectNode line : BackupLine.of(part.get())) {
        String text = line.toString();
        if (text.length() > EntryReader.MAX_ENTRY / 3
            && text.getBytes(UTF_8).length > EntryReader.MAX_ENTRY) {
          throw Refusal.ofRecord("The " + part.get().key(), "its line would be longer than 8 MB");
        }
        out.write(text + "\n");
      }
      counts = counts.plus(part.get());
      part = parts.next();
    }
    if (part.isEmpty()) {
      out.write(BackupLine.end(counts) + "\n");
    }
  }

  public Counts counts() {
    return counts;
  }
}
