package papercatalog.announcements.bus;

import papercatalog.domain.client.ClientSettings;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.sqs.SqsClient;

/** The queue for changes that the bus will never take. */
public final class UndeliveredQueue {
  private final SqsClient client;
  private final String url;

  /** Connects when the first message is sent. */
  public UndeliveredQueue(ClientSettings settings, String url) {
    this.client = settings.configured(SqsClient.builder()).build();
    this.url = url;
  }

  public SendOutcome send(Undelivered undelivered) {
    try {
      client.sendMessage(request -> request.queueUrl(url).messageBody(undelivered.text()));
      return new SendOutcome.Taken();
    } catch (SdkException e) {
      return SendOutcome.of(e);
    }
  }
}
