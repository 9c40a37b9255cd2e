package papercatalog.search.index;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import papercatalog.domain.pattern.SearchPattern;
import papercatalog.domain.table.Environment;
import papercatalog.domain.table.Namespace;

/** The function that keeps the index of {@link SearchPattern} up to date, and its place. */
public final class IndexingFunction {
  public static final String OPERATION = "IndexPapers";
  public static final String HANDLER_CLASS = "papercatalog.search.handler." + OPERATION;

  /** Environment variables: the bucket of the index, and the maximum size of the index in MB. */
  public static final String BUCKET_VARIABLE = "INDEX_BUCKET";

  public static final String MAX_MB_VARIABLE = "SEARCH_MAX_MB";

  /** The environment variable with the address of the queue for papers that are not indexed. */
  public static final String QUEUE_VARIABLE = "NOT_INDEXED_QUEUE_URL";

  /** The keys of all indexes in the bucket, as IAM matches them. */
  public static final List<String> ALL_KEYS = List.of("index/*", "tenants/*/index/*");

  /** Maximum number of records in one call. */
  public static final int BATCH = 1_000;

  /** How long records are collected for a call: the age of what a search does not find yet. */
  public static final Duration WINDOW = Duration.ofSeconds(60);

  /**
   * How long changes of a catalog are retried while its index cannot be written: long enough for
   * the alarm. Then they are left to its rebuild, since other catalogs wait.
   */
  public static final Duration REBUILD_AWAITED = Duration.ofMinutes(20);

  private IndexingFunction() {}

  /** The prefix of a catalog's keys in the bucket; ends with a slash. */
  public static String prefix(Namespace catalog) {
    return catalog.tenant().map(tenant -> "tenants/" + tenant + "/").orElse("") + "index/";
  }

  /** The same for the catalog that a function of this environment serves. */
  public static String prefix(Map<String, String> environment) {
    return prefix(new Environment(environment).namespace());
  }
}
