package papercatalog.announcements.stream;

import module java.base;

import papercatalog.announcements.bus.BusEvent;
import papercatalog.announcements.bus.EventBus;
import papercatalog.announcements.bus.SendOutcome;
import papercatalog.announcements.bus.Undelivered;
import papercatalog.announcements.bus.UndeliveredQueue;
import papercatalog.announcements.event.Announcement;
import papercatalog.announcements.event.CloudEvent;
import papercatalog.announcements.event.CloudEventSource;
import papercatalog.domain.table.Retry;

/**
 * The delivery of one batch of records. A request holds at most one event of a paper, because the
 * bus may take and refuse entries of one request. Once it has not taken an event of a paper, no
 * later one is put, and all are left for a retry; events of other papers continue.
 */
final class Delivery {
  private static final Retry WHILE_BUSY =
      new Retry(3, Duration.ofMillis(200), Duration.ofMillis(800));

  final DeliveryTally tally = new DeliveryTally();

  private final EventBus bus;
  private final UndeliveredQueue queue;
  private final CloudEventSource source;
  private final List<Pending> request = new ArrayList<>();
  private final Set<String> held = new HashSet<>();
  private boolean away;

  /** An event on its way to the bus; events of a partition, a paper's, keep their order. */
  private record Pending(String sequenceNumber, String partition, BusEvent event) {}

  Delivery(EventBus bus, UndeliveredQueue queue, CloudEventSource source) {
    this.bus = bus;
    this.queue = queue;
    this.source = source;
  }

  void add(StreamRecord streamed) {
    Optional<Pending> next = Optional.empty();
    try {
      next = streamed.announcement().map(it -> pending(streamed, it));
    } catch (RuntimeException e) {
      // A retry would fail the same way.
      keep(
          new Undelivered(
              "UnreadableChange",
              String.valueOf(e.getMessage()),
              streamed.partition(),
              streamed.sequenceNumber(),
              Optional.empty()));
    }
    next.ifPresent(this::add);
  }

  private void add(Pending next) {
    if (!fits(next)) {
      end();
    }
    if (away || held.contains(next.partition())) {
      hold(next.sequenceNumber(), next.partition());
    } else {
      request.add(next);
    }
  }

  void end() {
    if (request.isEmpty()) {
      return;
    }
    Retry.Attempts attempts = WHILE_BUSY.begin();
    List<Pending> left = attempt(request);
    while (!left.isEmpty() && attempts.another()) {
      left = attempt(left);
    }
    away = away || left.size() == request.size();
    left.forEach(it -> hold(it.sequenceNumber(), it.partition()));
    request.clear();
  }

  /** Puts events; returns those that the bus was too busy for. */
  private List<Pending> attempt(List<Pending> events) {
    List<Pending> busy = new ArrayList<>();
    List<SendOutcome> outcomes = bus.put(events.stream().map(Pending::event).toList());
    for (int i = 0; i < events.size(); i++) {
      Pending event = events.get(i);
      switch (outcomes.get(i)) {
        case SendOutcome.Taken _ -> tally.announced++;
        case SendOutcome.Busy(String reason) -> {
          tally.met(reason);
          busy.add(event);
        }
        case SendOutcome.Refused(String code, String message) ->
            keep(
                new Undelivered(
                    code,
                    message,
                    event.partition(),
                    event.sequenceNumber(),
                    Optional.of(event.event())));
      }
    }
    return busy;
  }

  /**
   * Sends a change to the queue. It is retried when the queue is busy, and lost when the queue
   * refuses it for good, so that no record blocks its shard.
   */
  private void keep(Undelivered undelivered) {
    String trouble = undelivered.code() + ": " + undelivered.message();
    tally.met(trouble);
    switch (queue.send(undelivered)) {
      case SendOutcome.Taken _ -> tally.kept++;
      case SendOutcome.Busy(String reason) -> {
        tally.met(reason);
        hold(undelivered.sequenceNumber(), undelivered.partition());
      }
      case SendOutcome.Refused(String code, String message) -> {
        tally.lost++;
        tally.met(
            "%s, sequence number %s: %s; the queue: %s: %s"
                .formatted(
                    undelivered.partition(), undelivered.sequenceNumber(), trouble, code, message));
      }
    }
  }

  private void hold(String sequenceNumber, String partition) {
    tally.again.add(sequenceNumber);
    held.add(partition);
  }

  private boolean fits(Pending next) {
    int bytes = next.event().bytes();
    for (Pending other : request) {
      bytes += other.event().bytes();
      if (other.partition().equals(next.partition())) {
        return false;
      }
    }
    return request.size() < EventBus.MAX_ENTRIES && bytes <= EventBus.MAX_BYTES;
  }

  private Pending pending(StreamRecord streamed, Announcement announcement) {
    URI catalog = source.of(announcement.tenant());
    String json = CloudEvent.write(announcement, catalog);
    return new Pending(
        streamed.sequenceNumber(),
        streamed.partition(),
        new BusEvent(announcement.type(), announcement.change().at(), json));
  }
}
