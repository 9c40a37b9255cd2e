package papercatalog.cli.target;

import papercatalog.cli.failure.CommandFailed;

/** A path that the API does not have, or not in this format. */
public final class InvalidPath extends CommandFailed {
  InvalidPath(String code, String message) {
    super(code, message);
  }
}
