package papercatalog.bibliography;

import module java.base;

import papercatalog.bibliography.entry.Entry;
import papercatalog.bibliography.entry.EntryReader;
import papercatalog.bibliography.entry.FilePosition;
import papercatalog.bibliography.entry.MeteredStream;
import papercatalog.bibliography.entry.RecordName;
import papercatalog.bibliography.entry.Rejected;

/**
 * The entries of one file, read on demand: memory does not grow with the file, except for the ids
 * that {@link Sources} remembers. Not thread-safe.
 */
public final class Source implements Iterator<Entry>, AutoCloseable {
  private final EntryReader reader;
  private final MeteredStream metered;
  private final Map<String, FilePosition> seen;
  private Optional<Entry> next = Optional.empty();
  private boolean ended;

  /** {@code seen} has the positions of the names in the files of this run: some 150 bytes each. */
  Source(EntryReader reader, MeteredStream metered, Map<String, FilePosition> seen) {
    this.reader = reader;
    this.metered = metered;
    this.seen = seen;
  }

  /** Fails with {@link UncheckedIOException} when the file cannot be read. */
  @Override
  public boolean hasNext() {
    if (next.isEmpty() && !ended) {
      try {
        next = reader.next();
        ended = next.isEmpty();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return next.isPresent();
  }

  /** The next entry, or why it cannot be used. Fails as {@link #hasNext}. */
  @Override
  public Entry next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Entry entry = next.orElseThrow();
    next = Optional.empty();
    return entry.record().map(name -> unlessRepeated(name, entry)).orElse(entry);
  }

  public long bytesRead() {
    return metered.count();
  }

  @Override
  public void close() {
    try {
      metered.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ids are compared without case. */
  private Entry unlessRepeated(RecordName name, Entry entry) {
    FilePosition here = entry.position().withoutKey();
    FilePosition before = seen.putIfAbsent(name.toString().toLowerCase(Locale.ROOT), here);
    return before == null
        ? entry
        : new Rejected(entry.position(), name + " was given before, at " + before);
  }
}
