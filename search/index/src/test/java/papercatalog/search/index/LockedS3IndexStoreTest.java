package papercatalog.search.index;

import module java.base;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import papercatalog.domain.LockedS3;
import papercatalog.domain.client.ClientSettings;
import software.amazon.awssdk.services.s3.S3Client;

/** On a server of our own whose conditional writes are atomic, as S3's are and S3Mock's are not. */
final class LockedS3IndexStoreTest extends WritersAtOnceContract {
  private static LockedS3 server;
  private static S3Client client;
  private static int buckets;

  @BeforeAll
  static void start() throws IOException {
    server = LockedS3.start();
    client = S3IndexStore.client(ClientSettings.forWrites().at(server.endpoint()));
  }

  @AfterAll
  static void stop() {
    client.close();
    server.close();
  }

  @Override
  IndexStore store() {
    return new S3IndexStore(client, "index-" + buckets++, "index/");
  }
}
