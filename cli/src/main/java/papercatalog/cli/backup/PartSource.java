package papercatalog.cli.backup;

import java.time.Instant;
import java.util.Optional;

/** The parts of a catalog in order, read on demand. Not thread-safe. */
public sealed interface PartSource extends AutoCloseable permits TableParts, BackupReader {
  /** The next part; empty at the end. Fails with {@link Refusal} if the part is incomplete. */
  Optional<Part> next();

  Optional<Instant> since();

  /** The number of parts; 0 while it is unknown, as always in a file. */
  default long size() {
    return 0;
  }

  @Override
  default void close() {}
}
