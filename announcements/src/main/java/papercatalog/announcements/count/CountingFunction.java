package papercatalog.announcements.count;

import java.time.Duration;

public final class CountingFunction {
  public static final String OPERATION = "CountPapers";

  public static final String HANDLER_CLASS = "papercatalog.announcements.count." + OPERATION;

  /** A call makes a few requests, and pauses while others count in the same collection. */
  public static final Duration TIMEOUT = Duration.ofSeconds(60);

  private CountingFunction() {}
}
