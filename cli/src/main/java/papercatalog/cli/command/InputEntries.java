package papercatalog.cli.command;

import module java.base;

import papercatalog.bibliography.FileFormat;
import papercatalog.bibliography.Source;
import papercatalog.bibliography.Sources;
import papercatalog.bibliography.citation.Mapping;
import papercatalog.bibliography.entry.Entry;

final class InputEntries implements Iterator<Entry>, AutoCloseable {
  private final Sources sources;
  private final Iterator<Input> inputs;
  private final long size;
  private final AtomicLong readBefore = new AtomicLong();
  private volatile Optional<Source> current = Optional.empty();

  private record Input(InputFile file, FileFormat format) {}

  InputEntries(List<InputFile> files, Optional<FileFormat> format, Mapping mapping) {
    this.sources = new Sources(mapping);
    this.inputs =
        files.stream().map(file -> new Input(file, file.format(format))).toList().iterator();
    this.size = files.stream().mapToLong(InputFile::size).sum();
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
      if (!inputs.hasNext()) {
        return false;
      }
      current = Optional.of(open(inputs.next()));
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

  private Source open(Input input) {
    InputFile file = input.file();
    try {
      return file.isStandardInput()
          ? sources.open(file.toString(), System.in, input.format())
          : sources.open(file.path(), input.format());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
