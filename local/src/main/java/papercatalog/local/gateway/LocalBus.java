package papercatalog.local.gateway;

import module java.base;

import papercatalog.announcements.bus.EventBus;
import papercatalog.announcements.bus.UndeliveredQueue;
import software.amazon.awssdk.services.eventbridge.model.PutEventsRequest;
import software.amazon.awssdk.services.eventbridge.model.PutEventsRequestEntry;
import software.amazon.awssdk.services.eventbridge.model.PutEventsResponse;
import software.amazon.awssdk.services.eventbridge.model.PutEventsResultEntry;

/** The event bus and the queue of a local catalog. An event's entry fails if the target does. */
record LocalBus(EventTarget target, Consumer<String> undelivered) {
  EventBus bus() {
    return new EventBus(this::put, "local");
  }

  UndeliveredQueue queue() {
    return new UndeliveredQueue(message -> undelivered.accept(message.messageBody()), "local");
  }

  private PutEventsResponse put(PutEventsRequest request) {
    return PutEventsResponse.builder()
        .entries(request.entries().stream().map(this::put).toList())
        .build();
  }

  private PutEventsResultEntry put(PutEventsRequestEntry entry) {
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
