package papercatalog.search.store;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.s3.S3Client;

/**
 * On a server that enforces {@code If-Match} and {@code If-None-Match}, but only of one request
 * after another: unlike S3, it lets two through that arrive together.
 */
@Tag("slow")
final class S3IndexStoreTest extends IndexStoreContract {
  private static S3MockServer server;
  private static S3Client client;
  private static int buckets;

  @BeforeAll
  static void start() throws IOException, InterruptedException {
    server = S3MockServer.start();
    client = S3IndexStore.client(Optional.of(server.endpoint()));
  }

  @AfterAll
  static void stop() throws InterruptedException {
    client.close();
    server.stop();
  }

  @Override
  IndexStore store() {
    String bucket = "index-" + buckets++;
    client.createBucket(request -> request.bucket(bucket));
    return new S3IndexStore(client, bucket, "index/");
  }

  @Test
  void missingBucket_isAFailure() {
    IndexStore store = new S3IndexStore(client, "no-such-bucket", "index/");
    assertThatThrownBy(() -> store.putIfMatch("m", "text", Optional.empty()))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(() -> store.list("files/")).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> store.get("m", Optional.empty())).isInstanceOf(IOException.class);
  }
}
