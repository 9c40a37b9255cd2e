package papercatalog.publishing.entry;

import module java.base;

import papercatalog.domain.model.InvalidValue;
import papercatalog.publishing.entry.Entry.Rejected;

@FunctionalInterface
public interface EntryReader {
  /** Maximum length of an entry in bytes or characters: several times that of 3,000 authors. */
  int MAX_ENTRY = 8_000_000;

  /** The next entry; empty at the end of the file. */
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
