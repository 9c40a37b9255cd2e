package papercatalog.cli.target;

import java.time.Duration;
import papercatalog.cli.failure.SdkMessages;
import papercatalog.domain.client.ClientSettings;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.services.cloudformation.CloudFormationClient;

/** Opens CloudFormation clients and translates their failures. */
final class StackClient {
  private StackClient() {}

  /** Opens a client, which the caller closes. */
  static CloudFormationClient open(ClientSettings.Caller caller) {
    return CloudFormationClient.builder()
        .httpClientBuilder(UrlConnectionHttpClient.builder())
        .region(caller.region())
        .credentialsProvider(caller.credentials())
        .overrideConfiguration(override -> override.apiCallTimeout(Duration.ofSeconds(30)))
        .build();
  }

  static UnusableTarget unreadable(String stack, ClientSettings.Caller caller, SdkException e) {
    return new UnusableTarget(
        "The stack "
            + stack
            + " in "
            + caller.region()
            + " cannot be read: "
            + SdkMessages.firstSentence(e),
        e);
  }
}
