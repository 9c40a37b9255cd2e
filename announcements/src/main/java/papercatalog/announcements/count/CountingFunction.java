package papercatalog.announcements.count;

import java.time.Duration;

/** Constants that the function that counts shares with its stack. */
public final class CountingFunction {
  /** The name of the function and of its handler. */
  public static final String OPERATION = "CountPapers";

  /** The fully qualified name of its handler class, which is its handler string. */
  public static final String HANDLER_CLASS = "papercatalog.announcements.count." + OPERATION;

  /**
   * The timeout of one call: a few requests, and pauses while others count in the same collection.
   */
  public static final Duration TIMEOUT = Duration.ofSeconds(60);

  private CountingFunction() {}
}
