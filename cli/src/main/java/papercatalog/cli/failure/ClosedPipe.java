package papercatalog.cli.failure;

import java.io.IOException;

/** The reader of an output has left, as {@code head} does: the command ends without a message. */
public final class ClosedPipe extends IOException {
  /** 128 + SIGPIPE, the exit code of other programs then. */
  public static final int EXIT_CODE = 141;

  public static boolean is(IOException e) {
    return e instanceof ClosedPipe || String.valueOf(e.getMessage()).contains("roken pipe");
  }
}
