package papercatalog.direct;

import java.io.IOException;
import java.net.URI;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.StubServer;
import papercatalog.client.ClientSettings;
import papercatalog.direct.Signature.Credentials;
import papercatalog.error.TableUnavailable;
import papercatalog.read.ClientFailures;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** {@link ClientFailures} of the direct client. */
@Tag("slow")
final class DirectClientFailuresTest extends ClientFailures {
  private static final Credentials ANY = new Credentials("local", "local", "");

  @Override
  protected DynamoDbClient open(URI endpoint, ClientSettings limits) {
    return new DirectClient(endpoint, "us-east-1", ANY, limits);
  }

  @Test
  void damagedAnswer_isUnavailable() throws IOException {
    assertFails(StubServer.answering(200, "{\"Item\":"), TableUnavailable.class, 3);
  }
}
