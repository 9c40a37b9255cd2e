package papercatalog.cli.target;

import papercatalog.cli.failure.CommandFailed;

public final class UnusableTarget extends CommandFailed {
  public UnusableTarget(String message) {
    this(message, null);
  }

  UnusableTarget(String message, Throwable cause) {
    super("unusable-target", message, cause);
  }
}
