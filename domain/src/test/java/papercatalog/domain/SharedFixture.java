package papercatalog.domain;

import java.util.concurrent.Callable;
import org.junit.jupiter.api.extension.ExtensionContext;

/** What several tests use, such as a running server. The first of them starts it. */
public final class SharedFixture {
  private static final ExtensionContext.Namespace NAMESPACE =
      ExtensionContext.Namespace.create(SharedFixture.class);

  private SharedFixture() {}

  /** The fixture of a scope. If it is {@link AutoCloseable}, it is closed with the scope. */
  public static <T> T of(ExtensionContext scope, Class<T> type, Callable<T> start) {
    return scope.getStore(NAMESPACE).computeIfAbsent(type, _ -> started(start), type);
  }

  private static <T> T started(Callable<T> start) {
    try {
      return start.call();
    } catch (Exception e) {
      throw new IllegalStateException("The fixture does not start", e);
    }
  }
}
