package papercatalog.search.handler;

import java.time.Duration;

/** Constants that the function that indexes shares with its stack, without any library. */
public final class IndexingFunction {
  /** The name of the function and of its handler. */
  public static final String OPERATION = "IndexPapers";

  /** The fully qualified name of its handler class, which is its handler string. */
  public static final String HANDLER_CLASS = "papercatalog.search.handler." + OPERATION;

  /** The environment variable that names the bucket of the index. */
  public static final String BUCKET_VARIABLE = "INDEX_BUCKET";

  /** The environment variable with the maximum size of the index in MB. */
  public static final String MAX_MB_VARIABLE = "SEARCH_MAX_MB";

  /** The prefix of the keys in the bucket. */
  public static final String PREFIX = "index/";

  /** Maximum number of records in one call. */
  public static final int BATCH = 1_000;

  /** How long records are collected for a call: the age of what a search does not find yet. */
  public static final Duration WINDOW = Duration.ofSeconds(60);

  private IndexingFunction() {}
}
