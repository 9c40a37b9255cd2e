package papercatalog.announcements.stream;

import module java.base;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.events.DynamodbEvent;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse.BatchItemFailure;
import papercatalog.announcements.bus.EventBus;
import papercatalog.announcements.bus.UndeliveredQueue;
import papercatalog.announcements.event.CloudEventSource;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.table.Environment;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * Announces the changes in the table's stream, of all catalogs that share the table. The answer
 * names the records to deliver again.
 *
 * <p>Each change is announced at least once: events that were put before a failure are put again.
 */
public final class AnnounceChanges implements RequestHandler<DynamodbEvent, StreamsEventResponse> {
  /** All attempts at a request end long before the function's own timeout. */
  static final ClientSettings CLIENT =
      ClientSettings.forWrites().within(3, Duration.ofSeconds(2), Duration.ofSeconds(8));

  private final EventBus bus;
  private final UndeliveredQueue queue;
  private final CloudEventSource source;
  private final DeliveryLog log;

  /** Configured by the environment that the stack sets. Lambda calls this constructor. */
  public AnnounceChanges() {
    this(new Environment(System.getenv()));
  }

  private AnnounceChanges(Environment environment) {
    this(
        new EventBus(CLIENT, environment.required(AnnouncingFunction.BUS_VARIABLE)),
        new UndeliveredQueue(CLIENT, environment.required(AnnouncingFunction.QUEUE_VARIABLE)),
        new CloudEventSource(
            URI.create(environment.required(AnnouncingFunction.CATALOG_VARIABLE)),
            environment.namespace().tenant()),
        DeliveryLog.of(environment));
  }

  /** For use without Lambda; the log receives a line for each call with a problem. */
  public AnnounceChanges(
      EventBus bus, UndeliveredQueue queue, CloudEventSource source, PrintStream log) {
    this(bus, queue, source, new DeliveryLog(log, false, Optional.empty()));
  }

  private AnnounceChanges(
      EventBus bus, UndeliveredQueue queue, CloudEventSource source, DeliveryLog log) {
    this.bus = bus;
    this.queue = queue;
    this.source = source;
    this.log = log;
  }

  @Override
  public StreamsEventResponse handleRequest(DynamodbEvent event, Context context) {
    List<String> again = deliver(event.getRecords().stream().map(StreamRecord::of).toList());
    return new StreamsEventResponse(again.stream().map(BatchItemFailure::new).toList());
  }

  /**
   * Announces records without Lambda; returns the sequence numbers of those to deliver again, with
   * all that came after the first.
   */
  public List<String> announce(List<Record> records) {
    return deliver(records.stream().map(StreamRecord::of).toList());
  }

  private List<String> deliver(List<StreamRecord> records) {
    long began = System.nanoTime();
    Delivery delivery = new Delivery(bus, queue, source);
    records.forEach(delivery::add);
    delivery.end();
    log.write(records.size(), delivery.tally, Duration.ofNanos(System.nanoTime() - began));
    return delivery.tally.again;
  }
}
