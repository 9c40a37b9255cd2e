package papercatalog.search.handler;

import java.time.Duration;

/** Constants that the function that indexes shares with its stack, without any library. */
public final class IndexingFunction {
  public static final String OPERATION = "IndexPapers";
  public static final String HANDLER_CLASS = "papercatalog.search.handler." + OPERATION;

  /** Environment variables: the bucket of the index, and the maximum size of the index in MB. */
  public static final String BUCKET_VARIABLE = "INDEX_BUCKET";

  public static final String MAX_MB_VARIABLE = "SEARCH_MAX_MB";

  /** The prefix of the keys in the bucket. */
  public static final String PREFIX = "index/";

  /** Maximum number of records in one call. */
  public static final int BATCH = 1_000;

  /** How long records are collected for a call: the age of what a search does not find yet. */
  public static final Duration WINDOW = Duration.ofSeconds(60);

  private IndexingFunction() {}
}
