package papercatalog.replay;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.util.Optional;
import papercatalog.announcement.Announcement;
import papercatalog.announcement.CloudEvent;
import papercatalog.bus.BusEvent;
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
import software.amazon.awssdk.services.eventbridge.model.PutEventsResultEntry;

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
        PutEventsRequestEntry.builder()
            .eventBusName(name)
            .source(BusEvent.SOURCE)
            .detailType(announcement.type())
            .time(announcement.change().at())
            .detail(new String(CloudEvent.write(announcement, source), UTF_8))
            .build();
    Attempts attempts = new Attempts(retries);
    Optional<Refusal> refusal = put(entry);
    while (refusal.isPresent() && refusal.get().passing() && attempts.another()) {
      refusal = put(entry);
    }
    if (refusal.isPresent()) {
      throw new NotAnnounced(
          "The bus %s: %s. %s is not announced."
              .formatted(name, refusal.get().reason(), announcement.id()));
    }
  }

  @Override
  public void close() {
    client.close();
  }

  /**
   * Why the bus has not taken an event.
   *
   * @param passing whether it may do so the next time
   */
  private record Refusal(String reason, boolean passing) {}

  private Optional<Refusal> put(PutEventsRequestEntry entry) {
    try {
      PutEventsResultEntry result =
          client.putEvents(request -> request.entries(entry)).entries().getFirst();
      String code = result.errorCode();
      return code == null
          ? Optional.empty()
          : Optional.of(
              new Refusal(
                  code + ", " + result.errorMessage(),
                  code.equals("InternalFailure") || code.equals("ThrottlingException")));
    } catch (AwsServiceException e) {
      boolean passing = e.isThrottlingException() || e.statusCode() >= SERVER_ERROR;
      return Optional.of(new Refusal(SdkMessages.firstSentence(e), passing));
    } catch (SdkException e) {
      return Optional.of(new Refusal(SdkMessages.firstSentence(e), true));
    }
  }
}
