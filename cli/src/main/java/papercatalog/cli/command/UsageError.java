package papercatalog.cli.command;

import java.util.function.Supplier;
import papercatalog.domain.model.InvalidValue;

final class UsageError extends RuntimeException {
  UsageError(String message) {
    super(message);
  }

  /** Fails unless a condition holds. */
  static void unless(boolean condition, String message) {
    if (!condition) {
      throw new UsageError(message);
    }
  }

  static <T> T checked(Supplier<T> value) {
    try {
      return value.get();
    } catch (InvalidValue e) {
      throw new UsageError(e.getMessage());
    }
  }
}
