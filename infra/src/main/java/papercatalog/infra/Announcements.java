package papercatalog.infra;

import module java.base;

import papercatalog.announcements.stream.AnnouncingFunction;
import software.amazon.awscdk.Stack;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.amazon.awscdk.services.events.CfnArchive;
import software.amazon.awscdk.services.events.EventBus;
import software.amazon.awscdk.services.lambda.Function;
import software.amazon.awscdk.services.sqs.Queue;
import software.constructs.Construct;

/**
 * Announces changes of papers: the table's stream delivers change items to a function that puts
 * events on a bus. A queue keeps what cannot be put.
 */
// I-5
final class Announcements extends Construct {
  final EventBus bus;

  /** Keeps changes that could not be delivered. */
  final Queue queue;

  /** The table has a stream. Events link to the address of the API. */
  Announcements(Construct scope, ITable table, String catalogUrl, Settings settings) {
    super(scope, "Announcements");
    bus =
        EventBus.Builder.create(this, "Bus")
            .eventBusName(Stack.of(this).getStackName())
            .description("What becomes of papers")
            .build();
    if (settings.eventArchiveDays > 0) {
      CfnArchive.Builder.create(this, "Archive")
          .archiveName(Stack.of(this).getStackName())
          .sourceArn(bus.getEventBusArn())
          .retentionDays(settings.eventArchiveDays)
          .build();
    }
    queue = ChangeStream.queue(this, "Undelivered");
    ChangeStream.call(
        this,
        table,
        function(table, catalogUrl, settings),
        AnnouncingFunction.BATCH,
        Optional.empty(),
        queue);
  }

  private Function function(ITable table, String catalogUrl, Settings settings) {
    return GrantedFunction.inBackground(
        GrantedFunction.begin(
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
            settings),
        settings.eventsZip,
        AnnouncingFunction.HANDLER_CLASS,
        AnnouncingFunction.TIMEOUT);
  }
}
