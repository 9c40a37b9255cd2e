package papercatalog.announcements.bus;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.sqs.SqsClient;
import software.amazon.awssdk.services.sqs.model.SendMessageRequest;

public final class UndeliveredQueue {
  private final Consumer<SendMessageRequest> client;
  private final String url;

  /** Connects when the first message is sent. */
  public UndeliveredQueue(ClientSettings settings, String url) {
    this(settings.configured(SqsClient.builder()).build()::sendMessage, url);
  }

  public UndeliveredQueue(Consumer<SendMessageRequest> client, String url) {
    this.client = client;
    this.url = url;
  }

  public SendOutcome send(Undelivered undelivered) {
    try {
      client.accept(
          SendMessageRequest.builder().queueUrl(url).messageBody(undelivered.text()).build());
      return new SendOutcome.Taken();
    } catch (SdkException e) {
      return SendOutcome.of(e);
    }
  }
}
