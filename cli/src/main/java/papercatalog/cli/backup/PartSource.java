package papercatalog.cli.backup;

import java.util.Iterator;

/** The parts of a catalog in order, read on demand. Not thread-safe. */
public sealed interface PartSource extends Iterator<Part>, AutoCloseable
    permits TableParts, BackupReader {
  /** Starts to read ahead, so that several sources do it at the same time. */
  default void begin() {}

  /**
   * Returns whether there is another part.
   *
   * @throws Refusal when the next part is incomplete
   */
  @Override
  boolean hasNext();

  @Override
  void close();
}
