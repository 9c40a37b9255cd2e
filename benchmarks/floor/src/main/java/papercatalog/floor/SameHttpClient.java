package papercatalog.floor;

import papercatalog.table.Connection;
import papercatalog.table.SocketHttpClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The SDK as its builder makes it, but for the catalog's HTTP client: what ours is divided by. */
final class SameHttpClient {
  private SameHttpClient() {}

  /** A client that finds Region, endpoint and credentials by itself. */
  static DynamoDbClient sdk() {
    return DynamoDbClient.builder()
        .httpClientBuilder(new SocketHttpClient.Builder(Connection.forReads().attemptTimeout()))
        .build();
  }
}
