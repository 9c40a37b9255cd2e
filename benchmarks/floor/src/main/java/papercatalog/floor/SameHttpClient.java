package papercatalog.floor;

import papercatalog.client.ClientSettings;
import papercatalog.client.SocketHttpClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/** The SDK as its builder makes it, but for the catalog's HTTP client: what ours is divided by. */
public final class SameHttpClient {
  private SameHttpClient() {}

  /**
   * A builder that has been told nothing else: it finds Region, endpoint and credentials itself.
   */
  public static DynamoDbClientBuilder sdk() {
    return DynamoDbClient.builder()
        .httpClientBuilder(
            new SocketHttpClient.Builder(ClientSettings.forReads().attemptTimeout()));
  }
}
