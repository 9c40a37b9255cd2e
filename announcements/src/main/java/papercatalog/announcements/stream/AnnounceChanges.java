package papercatalog.announcements.stream;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import papercatalog.announcements.bus.BusConnection;
import papercatalog.announcements.bus.EventBus;
import papercatalog.announcements.bus.UndeliveredQueue;
import papercatalog.announcements.event.Source;
import papercatalog.domain.table.Namespace;

/**
 * Announces the changes that the table's stream has, of all catalogs that share the table: Lambda
 * calls it with a batch of records, in their order, and hears which of them it is to bring again.
 *
 * <p>Each change is announced at least once: what was put before a failure is put again after it.
 */
public final class AnnounceChanges implements RequestStreamHandler {
  private static final List<Duration> PAUSES =
      List.of(Duration.ofMillis(100), Duration.ofMillis(400));

  private final Announcer announcer;
  private final DeliveryLog log;

  /** With what the stack has put into the environment; Lambda makes one. */
  public AnnounceChanges() {
    this(
        BusConnection.fromEnvironment(),
        variable(AnnouncingFunction.BUS_VARIABLE),
        variable(AnnouncingFunction.QUEUE_VARIABLE),
        new Source(
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
  public AnnounceChanges(URI endpoint, Source source, PrintStream log) {
    this(
        BusConnection.local(endpoint),
        "local",
        endpoint + "/undelivered",
        source,
        DeliveryLog.troubles(log));
  }

  private AnnounceChanges(
      BusConnection connection, String bus, String queue, Source source, DeliveryLog log) {
    announcer =
        new Announcer(
            EventBus.open(connection, bus),
            UndeliveredQueue.open(connection, queue),
            source,
            PAUSES);
    this.log = log;
  }

  @Override
  public void handleRequest(InputStream input, OutputStream output, Context context)
      throws IOException {
    long began = System.nanoTime();
    List<StreamRecord> records = StreamEvent.read(input.readAllBytes());
    Delivery delivery = announcer.deliver(records);
    output.write(BatchResponse.of(delivery.again()));
    log.write(records.size(), delivery, Duration.ofNanos(System.nanoTime() - began));
  }

  private static String variable(String name) {
    String value = System.getenv(name);
    if (value == null) {
      throw new IllegalStateException("The environment variable " + name + " is not set");
    }
    return value;
  }
}
