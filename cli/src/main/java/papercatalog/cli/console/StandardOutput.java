package papercatalog.cli.console;

import module java.base;

/** Standard output that keeps the reason of a failure, which a {@link PrintWriter} drops. */
public final class StandardOutput extends PrintWriter {
  private final Watched watched;

  public StandardOutput(Writer out) {
    this(new Watched(out));
  }

  private StandardOutput(Watched watched) {
    super(watched);
    this.watched = watched;
  }

  /** Flushes, and returns why output was lost. */
  public Optional<IOException> failure() {
    flush();
    return Optional.ofNullable(watched.failure);
  }

  private static final class Watched extends Writer {
    private final Writer out;
    private volatile IOException failure;

    Watched(Writer out) {
      this.out = out;
    }

    private interface Action {
      void run() throws IOException;
    }

    private void watch(Action action) throws IOException {
      try {
        action.run();
      } catch (IOException e) {
        failure = failure == null ? e : failure;
        throw e;
      }
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
      watch(() -> out.write(text, from, length));
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
      watch(() -> out.write(text, from, length));
    }

    @Override
    public void flush() throws IOException {
      watch(out::flush);
    }

    @Override
    public void close() throws IOException {
      watch(out::close);
    }
  }
}
