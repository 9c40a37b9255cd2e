package papercatalog.announcements.stream;

import module java.base;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.events.DynamodbEvent;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse.BatchItemFailure;
import papercatalog.announcements.bus.BusConnection;
import papercatalog.announcements.bus.EventBus;
import papercatalog.announcements.bus.UndeliveredQueue;
import papercatalog.announcements.event.CloudEventSource;
import papercatalog.domain.table.Environment;
import papercatalog.domain.table.Namespace;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * Announces the changes in the table's stream, of all catalogs that share the table. Lambda calls
 * it with a batch of records, in their order; the answer names the records to deliver again.
 *
 * <p>Each change is announced at least once: events that were put before a failure are put again
 * after it.
 */
public final class AnnounceChanges implements RequestHandler<DynamodbEvent, StreamsEventResponse> {
  private final EventBus bus;
  private final UndeliveredQueue queue;
  private final CloudEventSource source;
  private final DeliveryLog log;

  /** Configured by the environment that the stack sets. Lambda calls this constructor. */
  public AnnounceChanges() {
    this(
        new BusConnection(Optional.empty()),
        Environment.required(AnnouncingFunction.BUS_VARIABLE),
        Environment.required(AnnouncingFunction.QUEUE_VARIABLE),
        new CloudEventSource(
            URI.create(Environment.required(AnnouncingFunction.CATALOG_VARIABLE)),
            Namespace.fromEnvironment().tenant()),
        DeliveryLog.fromEnvironment());
  }

  /**
   * For use without Lambda.
   *
   * @param endpoint answers as the bus and the queue do
   * @param source the catalog and its tenant
   * @param log receives a line for each call with a problem
   */
  public AnnounceChanges(URI endpoint, CloudEventSource source, PrintStream log) {
    this(
        new BusConnection(Optional.of(endpoint)),
        "local",
        endpoint + "/undelivered",
        source,
        new DeliveryLog(log, false, Optional.empty()));
  }

  private AnnounceChanges(
      BusConnection connection,
      String bus,
      String queue,
      CloudEventSource source,
      DeliveryLog log) {
    this.bus = new EventBus(connection, bus);
    this.queue = new UndeliveredQueue(connection, queue);
    this.source = source;
    this.log = log;
  }

  @Override
  public StreamsEventResponse handleRequest(DynamodbEvent event, Context context) {
    List<String> again = deliver(event.getRecords().stream().map(StreamRecord::of).toList());
    return new StreamsEventResponse(again.stream().map(BatchItemFailure::new).toList());
  }

  /**
   * Announces records that were read from the stream without Lambda.
   *
   * @return the sequence numbers of the records to deliver again, with all that came after the
   *     first
   */
  public List<String> announce(List<Record> records) {
    return deliver(records.stream().map(StreamRecord::of).toList());
  }

  private List<String> deliver(List<StreamRecord> records) {
    long began = System.nanoTime();
    Delivery delivery = new Delivery(bus, queue, source);
    records.forEach(delivery::add);
    delivery.end();
    log.write(records.size(), delivery, Duration.ofNanos(System.nanoTime() - began));
    return delivery.again();
  }
}
