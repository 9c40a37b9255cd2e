package papercatalog.local.gateway;

import module java.base;

import papercatalog.announcements.bus.EventBus;
import papercatalog.announcements.bus.UndeliveredQueue;
import papercatalog.announcements.event.CloudEventSource;
import papercatalog.announcements.stream.AnnounceChanges;
import papercatalog.announcements.stream.AnnouncingFunction;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.table.Retry;
import papercatalog.local.eventsource.EventSource;
import software.amazon.awssdk.services.eventbridge.model.PutEventsRequest;
import software.amazon.awssdk.services.eventbridge.model.PutEventsRequestEntry;
import software.amazon.awssdk.services.eventbridge.model.PutEventsResponse;
import software.amazon.awssdk.services.eventbridge.model.PutEventsResultEntry;

/**
 * The announcements of a local table, for all catalogs that share it: the deployed function sends
 * events to a local bus.
 */
final class LocalAnnouncements {
  /** The checkpoint, in the directory of the table. */
  private static final String CHECKPOINT = "announced";

  private LocalAnnouncements() {}

  /**
   * Starts with changes that were not announced before the last stop.
   *
   * @param url of the catalog, in the events
   * @param data directory of the table, if it is kept
   * @param trouble gets a line for each failure and each record that is given up
   */
  static EventSource start(
      LocalCatalog local,
      URI url,
      Optional<Path> data,
      EventTarget target,
      PrintStream trouble,
      Retry retries) {
    EventBus bus = new EventBus(request -> put(request, target), "local");
    UndeliveredQueue queue =
        new UndeliveredQueue(
            message -> trouble.println("Not announced: " + message.messageBody()), "local");
    Optional<TenantName> tenant = local.table().namespace().tenant();
    return EventSource.start(
        local.table(),
        local.endpoint,
        new AnnounceChanges(bus, queue, new CloudEventSource(url, tenant), trouble)::announce,
        AnnouncingFunction.BATCH,
        retries,
        data.map(directory -> directory.resolve(CHECKPOINT)),
        given -> trouble.println("Given up: " + given));
  }

  /** An event's entry fails if the target does. */
  private static PutEventsResponse put(PutEventsRequest request, EventTarget target) {
    return PutEventsResponse.builder()
        .entries(request.entries().stream().map(entry -> put(entry, target)).toList())
        .build();
  }

  private static PutEventsResultEntry put(PutEventsRequestEntry entry, EventTarget target) {
    try {
      target.take(entry.detail());
      return PutEventsResultEntry.builder().eventId(UUID.randomUUID().toString()).build();
    } catch (IOException e) {
      return PutEventsResultEntry.builder()
          .errorCode("InternalFailure")
          .errorMessage(e.toString())
          .build();
    }
  }
}
