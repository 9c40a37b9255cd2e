package papercatalog.announcements.stream;

import java.time.Duration;

/**
 * What the function that announces and the stack that runs it agree on, without a word of AWS's
 * libraries; on a laptop the same holds.
 */
public final class AnnouncingFunction {
  /** Its name, and that of its handler. */
  public static final String OPERATION = "AnnounceChanges";

  /** The fully qualified name of its handler class, which is its handler string. */
  public static final String HANDLER_CLASS = "papercatalog.announcements.stream." + OPERATION;

  /** The environment variable that names the bus. */
  public static final String BUS_VARIABLE = "BUS_NAME";

  /** The environment variable with the address of the queue for what cannot be delivered. */
  public static final String QUEUE_VARIABLE = "UNDELIVERED_QUEUE_URL";

  /** The environment variable with the address of the catalog. */
  public static final String CATALOG_VARIABLE = "CATALOG_URL";

  /** The sort key of the items whose writing is announced. */
  public static final String SORT_KEY = "CHANGE";

  /**
   * Which records of the stream the function is called with: those of change items, whether they
   * were written or, by a deletion without a trace, removed.
   */
  public static final String FILTER =
      "{\"dynamodb\":{\"Keys\":{\"SK\":{\"S\":[\"" + SORT_KEY + "\"]}}}}";

  /** So many records at once at most. */
  public static final int BATCH = 100;

  /** Of one call: a request for each ten events, and time to wait for a bus that is busy. */
  public static final Duration TIMEOUT = Duration.ofSeconds(60);

  /** How often a batch that has failed is tried again. */
  public static final int RETRIES = 100;

  /** The age from which a record is not tried again; the stream itself keeps it for a day. */
  public static final Duration GIVEN_UP_AFTER = Duration.ofHours(6);

  private AnnouncingFunction() {}
}
