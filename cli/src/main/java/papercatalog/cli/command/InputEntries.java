package papercatalog.cli.command;

import module java.base;

import papercatalog.bibliography.FileFormat;
import papercatalog.bibliography.Source;
import papercatalog.bibliography.Sources;
import papercatalog.bibliography.citation.Mapping;
import papercatalog.bibliography.entry.Entry;

/** The entries of all input files, one file after the other. */
final class InputEntries implements Iterator<Entry>, AutoCloseable {
  /** The path of standard input. */
  static final Path STDIN = Path.of("-");

  private final Sources sources;
  private final Iterator<InputFile> files;
  private final long size;
  private final AtomicLong readBefore = new AtomicLong();
  private volatile Optional<Source> current = Optional.empty();

  /** An input file and its format. */
  record InputFile(Path path, FileFormat format) {}

  InputEntries(List<InputFile> files, Mapping mapping) {
    this.sources = new Sources(mapping);
    this.files = files.iterator();
    this.size = files.stream().mapToLong(file -> size(file.path())).sum();
  }

  /** The size of all files in bytes; 0 when it is unknown. */
  long size() {
    return size;
  }

  long bytesRead() {
    return readBefore.get() + current.map(Source::bytesRead).orElse(0L);
  }

  @Override
  public boolean hasNext() {
    while (current.isEmpty() || !current.get().hasNext()) {
      close();
      if (!files.hasNext()) {
        return false;
      }
      current = Optional.of(open(files.next()));
    }
    return true;
  }

  @Override
  public Entry next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return current.orElseThrow().next();
  }

  @Override
  public void close() {
    current.ifPresent(
        source -> {
          readBefore.addAndGet(source.bytesRead());
          current = Optional.empty();
          source.close();
        });
  }

  private Source open(InputFile file) {
    try {
      return file.path().equals(STDIN)
          ? sources.open("standard input", System.in, file.format())
          : sources.open(file.path(), file.format());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long size(Path path) {
    try {
      return path.equals(STDIN) ? 0 : Files.size(path);
    } catch (IOException _) {
      return 0; // Opening the file reports the error.
    }
  }
}
