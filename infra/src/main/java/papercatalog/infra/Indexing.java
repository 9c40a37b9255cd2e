package papercatalog.infra;

import module java.base;

import papercatalog.domain.schema.TableSchema;
import papercatalog.search.index.IndexingFunction;
import software.amazon.awscdk.Size;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.amazon.awscdk.services.lambda.Function;
import software.amazon.awscdk.services.s3.IBucket;
import software.amazon.awscdk.services.sqs.Queue;
import software.constructs.Construct;

/**
 * Keeps the indexes of all catalogs of a table: DynamoDB lets two functions read its stream, so a
 * tenant cannot have one of its own.
 *
 * <p>An ephemeral bucket is deleted with the stack once it is empty. To empty it would take a
 * custom resource: another runtime with broader rights, whose logs would stay.
 */
// I-5, I-6
final class Indexing {
  /** Downloads an index, merges all of it and uploads it, ten times if others are first. */
  private static final Duration INDEX_TIMEOUT = Duration.ofMinutes(10);

  /** What Lucene's buffer, its merges and the JVM need. */
  private static final int LEAST_MEMORY_MB = 1_024;

  /** The storage that every function has. */
  static final int LEAST_STORAGE_MB = 512;

  /** The index before, the next one, and what it is merged from. */
  private static final int COPIES = 3;

  final IBucket bucket;

  /** Keeps batches that were given up, whose changes are not in an index. */
  final Queue queue;

  final Function indexing;

  /** The scope has only one function, the table a stream. */
  Indexing(Construct scope, ITable table, Settings settings) {
    bucket = PrivateBucket.builder(scope, "Index", settings).build();
    queue = ChangeStream.queue(scope, "NotIndexed");
    indexing = indexing(scope, table, settings);
    ChangeStream.call(
        scope,
        table,
        indexing,
        IndexingFunction.BATCH,
        Optional.of(IndexingFunction.WINDOW),
        queue);
  }

  private Function indexing(Construct scope, ITable table, Settings settings) {
    return GrantedFunction.inBackground(
        GrantedFunction.begin(
                scope,
                IndexingFunction.OPERATION,
                "Keeps the search's index up to date",
                Map.of(
                    "Index",
                        Grants.onIndex(
                            bucket,
                            IndexingFunction.ALL_KEYS,
                            "s3:GetObject",
                            "s3:PutObject",
                            "s3:DeleteObject"),
                    "Keep", Grants.sending(queue),
                    "Papers", Grants.readingPapers(table),
                    "Read", Grants.readingStream(table)),
                Map.of(
                    IndexingFunction.BUCKET_VARIABLE, bucket.getBucketName(),
                    IndexingFunction.MAX_MB_VARIABLE, String.valueOf(settings.searchMaxMb),
                    IndexingFunction.QUEUE_VARIABLE, queue.getQueueUrl(),
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
