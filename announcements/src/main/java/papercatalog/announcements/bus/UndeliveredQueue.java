package papercatalog.announcements.bus;

import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.sqs.SqsClient;

/** The queue that keeps what the bus will never take. */
public final class UndeliveredQueue {
  private final SqsClient client;
  private final String url;

  private UndeliveredQueue(SqsClient client, String url) {
    this.client = client;
    this.url = url;
  }

  /** The queue at an address; it is connected to with the first message. */
  public static UndeliveredQueue open(BusConnection connection, String url) {
    return new UndeliveredQueue(connection.open(SqsClient.builder()), url);
  }

  /** Has it kept. */
  public SendOutcome send(Undelivered undelivered) {
    try {
      client.sendMessage(request -> request.queueUrl(url).messageBody(undelivered.text()));
      return new SendOutcome.Taken();
    } catch (SdkException e) {
      return SendOutcome.of(e);
    }
  }
}
