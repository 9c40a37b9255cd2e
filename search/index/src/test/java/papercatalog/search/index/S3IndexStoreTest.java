package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.Papers;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Paper;
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
    client = S3IndexStore.client(ClientSettings.forWrites().at(server.endpoint()));
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
    assertThatThrownBy(() -> store.put("m", file("text"), Optional.empty()))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(() -> store.list("files/")).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> store.get("m", Optional.empty())).isInstanceOf(IOException.class);
  }

  @Test
  void index_isWrittenAndReadThere(@TempDir Path folder) throws IOException {
    IndexStore store = store();
    for (int writer = 1; writer <= 3; writer++) {
      Paper paper = Papers.paper("p" + writer, "2026").build();
      new Indexer(store, folder.resolve("w" + writer), Clock.systemUTC(), 1L << 28)
          .update(IndexOf.source(paper));
    }
    try (SearchIndex index =
        new SearchIndex(store, folder.resolve("r"), Clock.systemUTC(), SearchIndex.ASKED_EVERY)) {
      assertThat(index.use(it -> IndexOf.search(it, "paper")).total()).isEqualTo(3);
    }
  }
}
