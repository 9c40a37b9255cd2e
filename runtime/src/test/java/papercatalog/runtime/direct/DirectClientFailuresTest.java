package papercatalog.runtime.direct;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.StubServer;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.read.ClientFailures;
import software.amazon.awssdk.crt.auth.credentials.Credentials;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** {@link ClientFailures} of the direct client. */
@Tag("slow")
final class DirectClientFailuresTest extends ClientFailures {
  private static final Credentials ANY =
      new Credentials("local".getBytes(UTF_8), "local".getBytes(UTF_8), null);

  @Override
  protected DynamoDbClient open(URI endpoint, ClientSettings limits) {
    return new DirectClient(endpoint, "us-east-1", ANY, limits);
  }

  @Test
  void damagedAnswer_isUnavailable() throws IOException {
    assertFails(StubServer.answering(200, "{\"Item\":"), TableUnavailable.class, 3);
  }
}
