package papercatalog.announcements.stream;

import java.time.Duration;
import papercatalog.domain.table.Keys;

/** Constants that the function shares with the stack and the local gateway. */
public final class AnnouncingFunction {
  public static final String OPERATION = "AnnounceChanges";

  public static final String HANDLER_CLASS = "papercatalog.announcements.stream." + OPERATION;

  public static final String BUS_VARIABLE = "BUS_NAME";

  public static final String QUEUE_VARIABLE = "UNDELIVERED_QUEUE_URL";

  public static final String CATALOG_VARIABLE = "CATALOG_URL";

  /** Change items that were written or, by a deletion without a trace, removed. */
  public static final String FILTER =
      "{\"dynamodb\":{\"Keys\":{\"SK\":{\"S\":[\"" + Keys.CHANGE + "\"]}}}}";

  public static final int BATCH = 100;

  /** The timeout of one call: one request per ten events, and pauses for a busy bus. */
  public static final Duration TIMEOUT = Duration.ofSeconds(60);

  public static final int RETRIES = 100;

  /** Records older than this are not retried; the stream itself keeps them for a day. */
  public static final Duration GIVEN_UP_AFTER = Duration.ofHours(6);

  private AnnouncingFunction() {}
}
