package papercatalog.infra;

import module java.base;

import papercatalog.announcements.stream.AnnouncingFunction;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.amazon.awscdk.services.lambda.CfnEventSourceMapping;
import software.amazon.awscdk.services.lambda.Function;
import software.amazon.awscdk.services.sqs.Queue;
import software.amazon.awscdk.services.sqs.QueueEncryption;
import software.constructs.Construct;

/**
 * The table's stream, polled free of charge, as a source of calls, and a queue for what is given
 * up. DynamoDB lets two functions read a stream.
 */
// I-5
final class ChangeStream {
  /** The maximum of SQS. */
  private static final software.amazon.awscdk.Duration KEPT =
      software.amazon.awscdk.Duration.days(14);

  private ChangeStream() {}

  /** A queue that nothing consumes: an operator reads it. */
  static Queue queue(Construct scope, String id) {
    return Queue.Builder.create(scope, id)
        .retentionPeriod(KEPT)
        .encryption(QueueEncryption.SQS_MANAGED)
        .enforceSsl(true)
        .build();
  }

  /**
   * Calls a function with batches of changes, one per shard at a time, so that a paper's stay in
   * order.
   *
   * @param batch maximum number of records in a call
   * @param window how long records are collected for a call
   * @param queue gets the place of a batch that is given up
   */
  static void call(
      Construct scope,
      ITable table,
      Function function,
      int batch,
      Optional<Duration> window,
      Queue queue) {
    CfnEventSourceMapping.Builder mapping =
        CfnEventSourceMapping.Builder.create(scope, "Source")
            .eventSourceArn(table.getTableStreamArn())
            .functionName(function.getFunctionName())
            .startingPosition("TRIM_HORIZON")
            .filterCriteria(
                CfnEventSourceMapping.FilterCriteriaProperty.builder()
                    .filters(
                        List.of(
                            CfnEventSourceMapping.FilterProperty.builder()
                                .pattern(AnnouncingFunction.FILTER)
                                .build()))
                    .build())
            .batchSize(batch)
            .parallelizationFactor(1)
            .bisectBatchOnFunctionError(true)
            .functionResponseTypes(List.of("ReportBatchItemFailures"))
            .maximumRetryAttempts(AnnouncingFunction.RETRIES)
            .maximumRecordAgeInSeconds(AnnouncingFunction.GIVEN_UP_AFTER.toSeconds())
            .destinationConfig(
                CfnEventSourceMapping.DestinationConfigProperty.builder()
                    .onFailure(
                        CfnEventSourceMapping.OnFailureProperty.builder()
                            .destination(queue.getQueueArn())
                            .build())
                    .build());
    window.ifPresent(time -> mapping.maximumBatchingWindowInSeconds(time.toSeconds()));
    mapping.build();
  }
}
