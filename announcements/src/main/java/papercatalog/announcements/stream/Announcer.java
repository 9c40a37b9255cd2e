package papercatalog.announcements.stream;

import java.util.List;
import papercatalog.announcements.bus.EventBus;
import papercatalog.announcements.bus.UndeliveredQueue;
import papercatalog.announcements.event.CloudEventSource;
import papercatalog.domain.table.RetryPolicy;

/**
 * Announces changes.
 *
 * @param queue keeps changes that can never be delivered
 * @param source the catalogs of the events
 * @param retries for events that the bus is too busy for
 */
record Announcer(
    EventBus bus, UndeliveredQueue queue, CloudEventSource source, RetryPolicy retries) {
  /** Tries to announce a batch of records, in their order. */
  Delivery deliver(List<StreamRecord> records) {
    Delivery delivery = new Delivery(this);
    records.forEach(delivery::add);
    delivery.end();
    return delivery;
  }
}
