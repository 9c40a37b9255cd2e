package papercatalog.cli.target;

import papercatalog.cli.failure.CommandFailed;

/** The target cannot be used; the message says why in one line. */
public final class UnusableTarget extends CommandFailed {
  UnusableTarget(String message) {
    this(message, null);
  }

  UnusableTarget(String message, Throwable cause) {
    super("unusable-target", message, cause);
  }
}
