package papercatalog.announcements.bus;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.eventbridge.EventBridgeClient;
import software.amazon.awssdk.services.eventbridge.model.PutEventsRequest;
import software.amazon.awssdk.services.eventbridge.model.PutEventsRequestEntry;
import software.amazon.awssdk.services.eventbridge.model.PutEventsResponse;
import software.amazon.awssdk.services.eventbridge.model.PutEventsResultEntry;

public final class EventBus {
  public static final int MAX_ENTRIES = 10;

  /** Maximum size of one request in bytes. */
  public static final int MAX_BYTES = 256 * 1024;

  /** Error codes of entries that may succeed when they are put again. */
  private static final Set<String> PASSING = Set.of("InternalFailure", "ThrottlingException");

  private final Function<PutEventsRequest, PutEventsResponse> client;
  private final String name;

  /** Connects when the first event is put. */
  public EventBus(ClientSettings settings, String name) {
    this(settings.configured(EventBridgeClient.builder()).build()::putEvents, name);
  }

  public EventBus(Function<PutEventsRequest, PutEventsResponse> client, String name) {
    this.client = client;
    this.name = name;
  }

  /** Puts up to {@link #MAX_ENTRIES} events; returns the outcome of each, in their order. */
  public List<SendOutcome> put(List<BusEvent> events) {
    PutEventsRequest request =
        PutEventsRequest.builder().entries(events.stream().map(this::entry).toList()).build();
    try {
      return client.apply(request).entries().stream().map(EventBus::outcome).toList();
    } catch (SdkException e) {
      SendOutcome outcome = SendOutcome.of(e);
      boolean blamesOne = outcome instanceof SendOutcome.Refused && events.size() > 1;
      return blamesOne ? eachAlone(events) : events.stream().map(_ -> outcome).toList();
    }
  }

  /** One invalid event makes the bus refuse the whole request. */
  private List<SendOutcome> eachAlone(List<BusEvent> events) {
    return events.stream().flatMap(event -> put(List.of(event)).stream()).toList();
  }

  private PutEventsRequestEntry entry(BusEvent event) {
    return PutEventsRequestEntry.builder()
        .eventBusName(name)
        .source(BusEvent.SOURCE)
        .detailType(event.type())
        .time(event.at())
        .detail(event.json())
        .build();
  }

  private static SendOutcome outcome(PutEventsResultEntry entry) {
    String code = entry.errorCode();
    if (code == null) {
      return new SendOutcome.Taken();
    }
    return PASSING.contains(code)
        ? new SendOutcome.Busy(code + ": " + entry.errorMessage())
        : new SendOutcome.Refused(code, String.valueOf(entry.errorMessage()));
  }
}
