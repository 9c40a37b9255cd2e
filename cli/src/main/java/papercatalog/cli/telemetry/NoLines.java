package papercatalog.cli.telemetry;

/** The log has no request line of the given time and tenant. */
public final class NoLines extends RuntimeException {
  NoLines(long lines) {
    super(
        ("None of %,d lines is a request of the given time and tenant. Functions write request"
                + " lines to standard output, and make run LOG=FILE writes them to a file.")
            .formatted(lines));
  }
}
