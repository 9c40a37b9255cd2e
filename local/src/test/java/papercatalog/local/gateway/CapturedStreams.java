package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/** The standard output and error of this process until it is closed; the last begun ends first. */
final class CapturedStreams implements AutoCloseable {
  private final PrintStream outBefore = System.out;
  private final PrintStream errBefore = System.err;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  CapturedStreams() {
    System.setOut(new PrintStream(out, true, UTF_8));
    System.setErr(new PrintStream(err, true, UTF_8));
  }

  String output() {
    return out.toString(UTF_8);
  }

  String errors() {
    return err.toString(UTF_8);
  }

  @Override
  public void close() {
    System.setOut(outBefore);
    System.setErr(errBefore);
  }
}
