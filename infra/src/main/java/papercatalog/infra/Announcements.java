package papercatalog.infra;

import java.util.List;
import java.util.Map;
import papercatalog.announcements.stream.AnnouncingFunction;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.Stack;
import software.amazon.awscdk.services.cloudwatch.Metric;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.amazon.awscdk.services.events.CfnArchive;
import software.amazon.awscdk.services.events.EventBus;
import software.amazon.awscdk.services.events.IEventBus;
import software.amazon.awscdk.services.lambda.Architecture;
import software.amazon.awscdk.services.lambda.CfnEventSourceMapping;
import software.amazon.awscdk.services.lambda.Code;
import software.amazon.awscdk.services.lambda.Function;
import software.amazon.awscdk.services.lambda.Runtime;
import software.amazon.awscdk.services.sqs.Queue;
import software.amazon.awscdk.services.sqs.QueueEncryption;
import software.constructs.Construct;

/**
 * Announces changes of papers: the table's stream delivers each paper's change item to a function
 * that puts an event on a bus. Changes that cannot be put are kept in a queue.
 *
 * <p>No reader waits for the function, so it needs no snapshot and no calls that keep it awake.
 * Lambda polls the stream free of charge.
 */
// I-5
final class Announcements extends Construct {
  /** The maximum of SQS. */
  private static final Duration KEPT = Duration.days(14);

  private final EventBus bus;
  private final Queue queue;

  /**
   * @param table has a stream
   * @param catalogUrl the address of the API, to which events link
   */
  Announcements(Construct scope, ITable table, String catalogUrl, Settings settings) {
    super(scope, "Announcements");
    bus =
        EventBus.Builder.create(this, "Bus")
            .eventBusName(Stack.of(this).getStackName())
            .description("What becomes of papers")
            .build();
    if (settings.eventArchiveDays() > 0) {
      CfnArchive.Builder.create(this, "Archive")
          .archiveName(Stack.of(this).getStackName())
          .sourceArn(bus.getEventBusArn())
          .retentionDays(settings.eventArchiveDays())
          .build();
    }
    queue =
        Queue.Builder.create(this, "Undelivered")
            .retentionPeriod(KEPT)
            .encryption(QueueEncryption.SQS_MANAGED)
            .enforceSsl(true)
            .build();
    poll(table, function(table, catalogUrl, settings));
  }

  /** The bus that changes are announced on. */
  IEventBus bus() {
    return bus;
  }

  /** Keeps changes that could not be delivered, and events that consumers give up. */
  Queue queue() {
    return queue;
  }

  /** Number of messages in that queue. */
  Metric undelivered() {
    return queue.metricApproximateNumberOfMessagesVisible();
  }

  private Function function(ITable table, String catalogUrl, Settings settings) {
    return GrantedFunction.begin(
            this,
            AnnouncingFunction.OPERATION,
            "Announces what becomes of papers",
            Map.of(
                "Announce", Grants.announcing(bus),
                "Keep", Grants.sending(queue),
                "Read", Grants.readingStream(table)),
            Map.of(
                AnnouncingFunction.BUS_VARIABLE, bus.getEventBusName(),
                AnnouncingFunction.CATALOG_VARIABLE, catalogUrl,
                AnnouncingFunction.QUEUE_VARIABLE, queue.getQueueUrl()),
            settings)
        .code(Code.fromAsset(settings.eventsZip()))
        .handler(AnnouncingFunction.HANDLER_CLASS)
        .runtime(Runtime.JAVA_25)
        .architecture(Architecture.ARM_64)
        .timeout(Duration.seconds(AnnouncingFunction.TIMEOUT.toSeconds()))
        .build();
  }

  /** One batch per shard at a time, so that the changes of a paper stay in order. */
  private void poll(ITable table, Function function) {
    CfnEventSourceMapping.Builder.create(this, "Source")
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
        .batchSize(AnnouncingFunction.BATCH)
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
                .build())
        .build();
  }
}
