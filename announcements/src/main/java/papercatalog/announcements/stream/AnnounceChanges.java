package papercatalog.announcements.stream;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.events.DynamodbEvent;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse.BatchItemFailure;
import java.io.PrintStream;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import papercatalog.announcements.bus.BusConnection;
import papercatalog.announcements.bus.EventBus;
import papercatalog.announcements.bus.UndeliveredQueue;
import papercatalog.announcements.event.CloudEventSource;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.RetryPolicy;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * Announces the changes that the table's stream has, of all catalogs that share the table: Lambda
 * calls it with a batch of records, in their order, and hears which of them it is to bring again.
 *
 * <p>Each change is announced at least once: what was put before a failure is put again after it.
 */
public final class AnnounceChanges implements RequestHandler<DynamodbEvent, StreamsEventResponse> {
  private static final RetryPolicy WHILE_BUSY =
      new RetryPolicy(3, Duration.ofMillis(200), Duration.ofMillis(800));

  private final Announcer announcer;
  private final DeliveryLog log;

  /** With what the stack has put into the environment; Lambda makes one. */
  public AnnounceChanges() {
    this(
        BusConnection.fromEnvironment(),
        variable(AnnouncingFunction.BUS_VARIABLE),
        variable(AnnouncingFunction.QUEUE_VARIABLE),
        new CloudEventSource(
            URI.create(variable(AnnouncingFunction.CATALOG_VARIABLE)),
            Namespace.fromEnvironment().tenant()),
        DeliveryLog.fromEnvironment());
  }

  /**
   * On this machine.
   *
   * @param endpoint answers as the bus and the queue do
   * @param source the catalog, and whose it is
   * @param log takes a line for each call in which something was in the way
   */
  public AnnounceChanges(URI endpoint, CloudEventSource source, PrintStream log) {
    this(
        BusConnection.local(endpoint),
        "local",
        endpoint + "/undelivered",
        source,
        DeliveryLog.troubles(log));
  }

  private AnnounceChanges(
      BusConnection connection,
      String bus,
      String queue,
      CloudEventSource source,
      DeliveryLog log) {
    announcer =
        new Announcer(
            EventBus.open(connection, bus),
            UndeliveredQueue.open(connection, queue),
            source,
            WHILE_BUSY);
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
   * @return the sequence numbers of those to bring again, with all that came after the first
   */
  public List<String> announce(List<Record> records) {
    return deliver(records.stream().map(StreamRecord::of).toList());
  }

  private List<String> deliver(List<StreamRecord> records) {
    long began = System.nanoTime();
    Delivery delivery = announcer.deliver(records);
    log.write(records.size(), delivery, Duration.ofNanos(System.nanoTime() - began));
    return delivery.again();
  }

  private static String variable(String name) {
    String value = System.getenv(name);
    if (value == null) {
      throw new IllegalStateException("The environment variable " + name + " is not set");
    }
    return value;
  }
}
