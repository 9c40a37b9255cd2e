package papercatalog.benchmarks.floor;

import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.client.ReadersHttpClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/** The SDK as its builder makes it, but for the catalog's HTTP client: what ours is divided by. */
public final class SameHttpClient {
  private SameHttpClient() {}

  /** A builder with nothing else set: it finds Region, endpoint and credentials itself. */
  public static DynamoDbClientBuilder sdk() {
    return DynamoDbClient.builder()
        .httpClientBuilder(ReadersHttpClient.builder(ClientSettings.forReads().attemptTimeout()));
  }
}
