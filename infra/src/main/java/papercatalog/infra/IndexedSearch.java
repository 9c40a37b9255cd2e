package papercatalog.infra;

import module java.base;

import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.search.index.IndexingFunction;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.amazon.awscdk.services.iam.PolicyDocument;
import software.amazon.awscdk.services.s3.Bucket;
import software.amazon.awscdk.services.s3.IBucket;
import software.constructs.Construct;

/**
 * The search of a catalog: a function, and the bucket with its index, which the stack with the
 * table writes for all its catalogs.
 */
// I-5, I-6
final class IndexedSearch extends Construct {
  /** As long as the gateway waits: a new function downloads the index before it answers. */
  static final software.amazon.awscdk.Duration TIMEOUT =
      software.amazon.awscdk.Duration.seconds(29);

  /** The open one, and the next. */
  private static final int GENERATIONS = 2;

  /** Of a disk, for all else. */
  private static final int MARGIN_MB = 32;

  /** What writes the index; empty in the stack of a tenant that shares a table. */
  final Optional<Indexing> indexing;

  final IBucket bucket;

  /** On the files of the catalog's index. */
  final PolicyDocument rights;

  final LiveFunction searching;

  IndexedSearch(Construct scope, ITable table, Settings settings) {
    super(scope, "Search");
    indexing =
        settings.searchBucket.isPresent()
            ? Optional.empty()
            : Optional.of(new Indexing(this, table, settings));
    bucket =
        indexing
            .map(it -> it.bucket)
            .orElseGet(
                () -> Bucket.fromBucketName(this, "Index", settings.searchBucket.orElseThrow()));
    String keys = IndexingFunction.prefix(settings.namespace()) + "*";
    rights = Grants.onIndex(bucket, List.of(keys), "s3:GetObject");
    searching =
        LiveFunction.of(
            this,
            AccessPatterns.SEARCH_PAPERS,
            Map.of("Search", rights),
            environment(),
            TIMEOUT,
            settings.searchingZip(),
            table,
            settings);
    addStorage(searching, settings);
  }

  /** Of a function that searches. */
  Map<String, String> environment() {
    return Map.of(IndexingFunction.BUCKET_VARIABLE, bucket.getBucketName());
  }

  static void addStorage(LiveFunction searching, Settings settings) {
    if (!settings.runtime.snapshots()) {
      searching.hasStorage(GENERATIONS * largestIndex(settings) + MARGIN_MB);
    } // SnapStart takes no more than the usual storage: the function closes one first
  }

  private static int largestIndex(Settings settings) {
    return settings.searchBucket.isPresent() ? Settings.LARGEST_INDEX_MB : settings.searchMaxMb;
  }
}
