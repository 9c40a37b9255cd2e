package papercatalog.cli.command;

import java.util.function.Supplier;
import papercatalog.domain.model.InvalidValue;

/** The command line is invalid, and nothing was done. The message says what it lacks. */
final class UsageError extends RuntimeException {
  UsageError(String message) {
    super(message);
  }

  static <T> T checked(Supplier<T> value) {
    try {
      return value.get();
    } catch (InvalidValue e) {
      throw new UsageError(e.getMessage());
    }
  }
}
