package papercatalog.domain.read;

import java.net.URI;
import papercatalog.domain.client.ClientSettings;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** {@link ClientFailures} of the SDK's client, as the plain package has it. */
final class SdkClientFailuresTest extends ClientFailures {
  @Override
  protected DynamoDbClient open(URI endpoint, ClientSettings limits) {
    return limits.at(endpoint).seenBy(new RequestCounter()).open();
  }
}
