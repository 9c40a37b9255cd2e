package papercatalog.infra;

import module java.base;

import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.TableSchema;
import papercatalog.search.handler.IndexingFunction;
import software.amazon.awscdk.Size;
import software.amazon.awscdk.services.cloudwatch.Metric;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.amazon.awscdk.services.lambda.Function;
import software.amazon.awscdk.services.s3.BlockPublicAccess;
import software.amazon.awscdk.services.s3.Bucket;
import software.amazon.awscdk.services.s3.BucketEncryption;
import software.amazon.awscdk.services.sqs.Queue;
import software.constructs.Construct;

/**
 * The search: an index in a bucket, a function that keeps it up to date with the table's stream,
 * and one that searches it.
 *
 * <p>An ephemeral bucket is deleted with the stack, once it is empty. To empty it would take a
 * custom resource: a function of another runtime with broader rights, whose logs would stay.
 */
// I-5, I-6
final class IndexedSearch extends Construct {
  /** Downloads an index, merges all of it and uploads it, ten times if others are first. */
  private static final Duration INDEX_TIMEOUT = Duration.ofMinutes(10);

  /** As long as the gateway waits: a new function downloads the index before it answers. */
  private static final software.amazon.awscdk.Duration SEARCH_TIMEOUT =
      software.amazon.awscdk.Duration.seconds(29);

  /** What Lucene's buffer, its merges and the JVM need. */
  private static final int LEAST_MEMORY_MB = 1_024;

  /** The storage that every function has. */
  private static final int LEAST_STORAGE_MB = 512;

  /** The index before, the next one, and what it is merged from. */
  private static final int COPIES = 3;

  private final Bucket bucket;
  private final Queue queue;
  private final Function indexing;
  private final LiveFunction searching;

  /**
   * @param table has a stream
   */
  IndexedSearch(Construct scope, ITable table, Settings settings) {
    super(scope, "Search");
    bucket =
        Bucket.Builder.create(this, "Index")
            .encryption(BucketEncryption.S3_MANAGED)
            .blockPublicAccess(BlockPublicAccess.BLOCK_ALL)
            .enforceSsl(true)
            .removalPolicy(settings.removalPolicy())
            .build();
    queue = ChangeStream.queue(this, "NotIndexed");
    indexing = indexing(table, settings);
    ChangeStream.call(
        this, table, indexing, IndexingFunction.BATCH, Optional.of(IndexingFunction.WINDOW), queue);
    searching =
        LiveFunction.of(
            this,
            AccessPatterns.SEARCH_PAPERS,
            Map.of("Search", Grants.onIndex(bucket, "s3:GetObject")),
            Map.of(IndexingFunction.BUCKET_VARIABLE, bucket.getBucketName()),
            SEARCH_TIMEOUT,
            settings.searchingZip(),
            table,
            settings);
  }

  String bucketName() {
    return bucket.getBucketName();
  }

  /** The address of the queue for changes that are not in the index. */
  String queueUrl() {
    return queue.getQueueUrl();
  }

  LiveFunction searching() {
    return searching;
  }

  /** Number of batches that were given up. */
  Metric givenUp() {
    return queue.metricApproximateNumberOfMessagesVisible();
  }

  /** Number of calls that could not write the index. */
  Metric failures() {
    return indexing.metricErrors();
  }

  private Function indexing(ITable table, Settings settings) {
    return GrantedFunction.inBackground(
        GrantedFunction.begin(
                this,
                IndexingFunction.OPERATION,
                "Keeps the search's index up to date",
                Map.of(
                    "Index",
                        Grants.onIndex(bucket, "s3:GetObject", "s3:PutObject", "s3:DeleteObject"),
                    "Keep", Grants.sending(queue),
                    "Papers", Grants.readingPapers(table, settings.namespace()),
                    "Read", Grants.readingStream(table)),
                Map.of(
                    IndexingFunction.BUCKET_VARIABLE, bucket.getBucketName(),
                    IndexingFunction.MAX_MB_VARIABLE, String.valueOf(settings.searchMaxMb),
                    TableSchema.NAME_VARIABLE, table.getTableName()),
                settings)
            .memorySize(Math.max(LEAST_MEMORY_MB, settings.memory))
            .ephemeralStorageSize(
                Size.mebibytes(Math.max(LEAST_STORAGE_MB, COPIES * settings.searchMaxMb))),
        settings.searchZip,
        IndexingFunction.HANDLER_CLASS,
        INDEX_TIMEOUT);
  }
}
