package papercatalog.domain.read;

import java.net.URI;
import org.junit.jupiter.api.Tag;
import papercatalog.domain.client.ClientSettings;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** {@link ClientFailures} of the SDK's client, as the plain package has it. */
@Tag("slow")
final class SdkClientFailuresTest extends ClientFailures {
  @Override
  protected DynamoDbClient open(URI endpoint, ClientSettings limits) {
    return limits.at(endpoint).seenBy(new RequestCounter()).open();
  }
}
