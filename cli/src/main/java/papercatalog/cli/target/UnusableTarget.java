package papercatalog.cli.target;

/** No catalog can be worked on there; the message says why, in one line. */
public final class UnusableTarget extends RuntimeException {
  UnusableTarget(String message) {
    super(message);
  }

  UnusableTarget(String message, Throwable cause) {
    super(message, cause);
  }
}
