package papercatalog.publishing;

import module java.base;

import papercatalog.publishing.bibtex.BibtexFiles;
import papercatalog.publishing.citation.CitationMapper;
import papercatalog.publishing.citation.Mapping;
import papercatalog.publishing.csl.CslEntries;
import papercatalog.publishing.document.DocumentEntries;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.EntryReader;
import papercatalog.publishing.entry.FilePosition;
import papercatalog.publishing.entry.MadeIds;
import papercatalog.publishing.entry.MeteredStream;
import papercatalog.publishing.entry.RecordName;

/**
 * The entries of the files of one run, read on demand: memory does not grow with the files, except
 * for some 300 bytes for the id of each record. A record that several entries name is taken from
 * the first; BibTeX's {@code @string} definitions are carried from one file to the next, and
 * parents of {@code crossref} are found in any of them. Fails with {@link UncheckedIOException}
 * when a file cannot be read. Not thread-safe, except for {@link #bytesRead}.
 */
public final class Sources implements Iterator<Entry>, AutoCloseable {
  private final Map<String, FilePosition> seen = new HashMap<>();
  private final MadeIds ids = new MadeIds();
  private final CitationMapper mapper;
  private final BibtexFiles bibtex;
  private final Deque<Input> inputs = new ArrayDeque<>();
  private volatile Optional<MeteredStream> current = Optional.empty();
  private volatile long bytesBefore;
  private Optional<EntryReader> reader = Optional.empty();
  private Optional<Entry> next = Optional.empty();

  private interface Input {
    EntryReader open() throws IOException;
  }

  public Sources(Mapping mapping) {
    this.mapper = new CitationMapper(mapping, ids);
    this.bibtex = new BibtexFiles(mapper);
  }

  /** A BibTeX file is read two or three times, to know the parents of {@code crossref} first. */
  public void add(Path file, FileFormat format) {
    if (format == FileFormat.BIBTEX) {
      bibtex.add(file);
    }
    inputs.add(() -> open(file.toString(), format, Optional.of(file), Files.newInputStream(file)));
  }

  /** Adds a stream, read only once: its BibTeX entries are no parents of others. */
  public void add(String name, InputStream content, FileFormat format) {
    inputs.add(() -> open(name, format, Optional.empty(), content));
  }

  @Override
  public boolean hasNext() {
    try {
      while (next.isEmpty() && (reader.isPresent() || !inputs.isEmpty())) {
        if (reader.isEmpty()) {
          reader = Optional.of(inputs.removeFirst().open());
        }
        next = reader.get().next();
        if (next.isEmpty()) {
          close();
        }
      }
      return next.isPresent();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

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
    return bytesBefore + current.map(MeteredStream::count).orElse(0L);
  }

  @Override
  public void close() {
    bytesBefore = bytesRead();
    Optional<MeteredStream> ended = current;
    current = Optional.empty();
    reader = Optional.empty();
    try {
      if (ended.isPresent()) {
        ended.get().close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private EntryReader open(String name, FileFormat format, Optional<Path> file, InputStream content)
      throws IOException {
    MeteredStream metered = new MeteredStream(content);
    current = Optional.of(metered);
    return switch (format) {
      case NDJSON -> DocumentEntries.open(name, metered, ids);
      case BIBTEX -> bibtex.open(name, metered, file);
      case CSL_JSON -> CslEntries.open(name, metered, mapper);
      case RIS -> throw new IllegalArgumentException("RIS is not read");
    };
  }

  /** Ids are compared without case. */
  private Entry unlessRepeated(RecordName name, Entry entry) {
    FilePosition here = new FilePosition(entry.position().file(), entry.position().line(), "");
    FilePosition before = seen.putIfAbsent(name.toString().toLowerCase(Locale.ROOT), here);
    return before == null
        ? entry
        : new Rejected(entry.position(), name + " was given before, at " + before);
  }
}
