package papercatalog.cli.backup;

import java.util.Iterator;

/** The parts of a catalog in their order, each read when there is room for it. For one thread. */
public sealed interface PartSource extends Iterator<Part>, AutoCloseable
    permits TableParts, BackupReader {
  /**
   * Whether there is another part.
   *
   * @throws Refusal when what is there is no whole part
   */
  @Override
  boolean hasNext();

  @Override
  void close();
}
