package papercatalog.runtime.loop;

import module java.base;

/** The loop's frames of a stack trace, which do not explain why a handler failed. */
final class OwnFrames {
  private static final String PACKAGE = OwnFrames.class.getPackageName() + '.';

  private OwnFrames() {}

  /** Removes them and their callers, also from causes and suppressed exceptions. */
  static void cut(Throwable thrown) {
    cut(thrown, Collections.newSetFromMap(new IdentityHashMap<>()));
  }

  private static void cut(Throwable thrown, Set<Throwable> seen) {
    if (thrown == null || !seen.add(thrown)) {
      return;
    }
    StackTraceElement[] stack = thrown.getStackTrace();
    for (int i = 0; i < stack.length; i++) {
      if (stack[i].getClassName().startsWith(PACKAGE)) {
        thrown.setStackTrace(Arrays.copyOf(stack, i));
        break;
      }
    }
    cut(thrown.getCause(), seen);
    for (Throwable suppressed : thrown.getSuppressed()) {
      cut(suppressed, seen);
    }
  }
}
