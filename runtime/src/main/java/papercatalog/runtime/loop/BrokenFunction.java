package papercatalog.runtime.loop;

/** Reports that a handler cannot be created from its name, without a stack trace. */
final class BrokenFunction extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final boolean last;

  private BrokenFunction(String message, Throwable cause, boolean last) {
    super(message, cause, false, false);
    this.last = last;
  }

  /** By its name alone. */
  static BrokenFunction called(String message) {
    return new BrokenFunction(message, null, false);
  }

  /** By its class. */
  static BrokenFunction by(Throwable cause, String message) {
    return new BrokenFunction(message, cause, false);
  }

  /** By its class; the process ends after the report. */
  static BrokenFunction fatally(Throwable cause, String message) {
    return new BrokenFunction(message, cause, true);
  }

  boolean last() {
    return last;
  }
}
