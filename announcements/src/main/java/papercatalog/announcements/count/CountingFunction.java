package papercatalog.announcements.count;

import java.time.Duration;

/** What the function that counts and the stack that runs it agree on. */
public final class CountingFunction {
  /** Its name, and that of its handler. */
  public static final String OPERATION = "CountPapers";

  /** The fully qualified name of its handler class, which is its handler string. */
  public static final String HANDLER_CLASS = "papercatalog.announcements.count." + OPERATION;

  /** Of one call: a few requests, and time to wait while others count in the same collection. */
  public static final Duration TIMEOUT = Duration.ofSeconds(60);

  private CountingFunction() {}
}
