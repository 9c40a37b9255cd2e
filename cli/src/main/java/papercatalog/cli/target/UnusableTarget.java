package papercatalog.cli.target;

/** The target cannot be used; the message says why in one line. */
public final class UnusableTarget extends RuntimeException {
  UnusableTarget(String message) {
    super(message);
  }

  UnusableTarget(String message, Throwable cause) {
    super(message, cause);
  }
}
