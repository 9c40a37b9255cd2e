package papercatalog.benchmarks.floor;

import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.client.ReadersHttpClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/** A default SDK client with the catalog's HTTP client: the divisor of the warm path. */
public final class SameHttpClient {
  private SameHttpClient() {}

  /** A builder that sets nothing else: the SDK finds Region, endpoint and credentials itself. */
  public static DynamoDbClientBuilder sdk() {
    return DynamoDbClient.builder()
        .httpClientBuilder(ReadersHttpClient.builder(ClientSettings.forReads().attemptTimeout()));
  }
}
