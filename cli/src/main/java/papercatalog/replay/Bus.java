package papercatalog.replay;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import papercatalog.announcement.Announcement;
import papercatalog.announcement.CloudEvent;
import papercatalog.bus.BusEvent;
import papercatalog.bus.EventBus;
import papercatalog.bus.Outcome;
import papercatalog.client.ClientSettings;
import papercatalog.failure.SdkMessages;
import papercatalog.table.Attempts;
import papercatalog.table.RetryPolicy;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.services.eventbridge.EventBridgeClient;
import software.amazon.awssdk.services.eventbridge.EventBridgeClientBuilder;
import software.amazon.awssdk.services.eventbridge.model.PutEventsRequestEntry;

/**
 * An event bus, on which events are put as the function behind the stream puts them: one after the
 * other, each again a few times while the bus is busy.
 */
public final class Bus implements EventTarget, AutoCloseable {
  private static final int SERVER_ERROR = 500;

  private final EventBridgeClient client;
  private final String name;
  private final URI source;
  private final RetryPolicy retries;

  Bus(EventBridgeClient client, String name, URI source, RetryPolicy retries) {
    this.client = client;
    this.name = name;
    this.source = source;
    this.retries = retries;
  }

  /** The bus of a name in the account of a caller. */
  public static Bus open(
      String name, ClientSettings.Caller caller, URI source, RetryPolicy retries) {
    EventBridgeClientBuilder builder =
        EventBridgeClient.builder()
            .httpClientBuilder(UrlConnectionHttpClient.builder())
            .region(caller.region())
            .credentialsProvider(caller.credentials());
    return new Bus(builder.build(), name, source, retries);
  }

  @Override
  public void take(Announcement announcement) {
    PutEventsRequestEntry entry =
        EventBus.entry(
            name,
            new BusEvent(
                announcement.type(),
                announcement.change().at(),
                new String(CloudEvent.write(announcement, source), UTF_8)));
    Attempts attempts = new Attempts(retries);
    Outcome outcome = put(entry, announcement);
    while (outcome instanceof Outcome.Busy && attempts.another()) {
      outcome = put(entry, announcement);
    }
    switch (outcome) {
      case Outcome.Taken _ -> {}
      case Outcome.Busy(String reason) -> throw notAnnounced(announcement, reason);
      case Outcome.Refused(String code, String message) ->
          throw notAnnounced(announcement, code + ": " + message);
    }
  }

  private NotAnnounced notAnnounced(Announcement announcement, String reason) {
    return new NotAnnounced(
        "The bus %s: %s. %s is not announced.".formatted(name, reason, announcement.id()));
  }

  @Override
  public void close() {
    client.close();
  }

  private Outcome put(PutEventsRequestEntry entry, Announcement announcement) {
    try {
      return EventBus.outcome(
          client.putEvents(request -> request.entries(entry)).entries().getFirst());
    } catch (AwsServiceException e) {
      if (e.isThrottlingException() || e.statusCode() >= SERVER_ERROR) {
        return new Outcome.Busy(SdkMessages.firstSentence(e));
      }
      throw notAnnounced(announcement, SdkMessages.firstSentence(e));
    } catch (SdkException e) {
      return new Outcome.Busy(SdkMessages.firstSentence(e));
    }
  }
}
