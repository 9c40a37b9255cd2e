package papercatalog.bibliography.entry;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;
import papercatalog.domain.model.InvalidValue;

/** Reads the entries of one file, one at a time, whatever its format. */
@FunctionalInterface
public interface EntryReader {
  /** How long an entry can be, in bytes or characters: 3,000 authors fit several times. */
  int MAX_ENTRY = 8_000_000;

  /** The next entry, unless the file ends here. */
  Optional<Entry> next() throws IOException;

  /** The entry, or its rejection: the one place where a broken rule becomes a reason. */
  static Entry entry(FilePosition position, Supplier<Entry> reading) {
    try {
      return reading.get();
    } catch (UnusableEntry | InvalidValue e) {
      return new Rejected(position, e.getMessage());
    }
  }
}
