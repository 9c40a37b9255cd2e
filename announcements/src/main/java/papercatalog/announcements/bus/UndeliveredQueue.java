package papercatalog.announcements.bus;

import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.sqs.SqsClient;

/** The queue for changes that the bus will never take. */
public final class UndeliveredQueue {
  private final SqsClient client;
  private final String url;

  private UndeliveredQueue(SqsClient client, String url) {
    this.client = client;
    this.url = url;
  }

  /** The queue at an address; connects when the first message is sent. */
  public static UndeliveredQueue open(BusConnection connection, String url) {
    return new UndeliveredQueue(connection.open(SqsClient.builder()), url);
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
