package papercatalog.domain.client;

import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.endpoints.Endpoint;
import software.amazon.awssdk.services.dynamodb.endpoints.DynamoDbEndpointParams;
import software.amazon.awssdk.services.dynamodb.endpoints.DynamoDbEndpointProvider;

/** Asks the SDK's endpoint rules once: Region, account and table are always the same. */
final class RememberedEndpoint implements DynamoDbEndpointProvider {
  private final DynamoDbEndpointProvider rules = DynamoDbEndpointProvider.defaultProvider();
  private volatile CompletableFuture<Endpoint> resolved;

  @Override
  public CompletableFuture<Endpoint> resolveEndpoint(DynamoDbEndpointParams parameters) {
    CompletableFuture<Endpoint> endpoint = resolved;
    if (endpoint == null) {
      endpoint = rules.resolveEndpoint(parameters);
      resolved = endpoint.isCompletedExceptionally() ? null : endpoint;
    }
    return endpoint;
  }
}
