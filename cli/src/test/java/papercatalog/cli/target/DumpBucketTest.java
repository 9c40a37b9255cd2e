package papercatalog.cli.target;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.LockedS3;
import papercatalog.domain.client.ClientSettings;
import papercatalog.functions.docs.DumpJson;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Dump;
import papercatalog.search.index.S3IndexStore;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.s3.S3Client;

final class DumpBucketTest {
  private static final int ROUNDS = 20;
  private static final int DUMPS = 6;

  @TempDir private Path directory;

  @Test
  void dumps_thatArePutAtOnce_leaveTheDescriptionOfTheFileThatStays() throws Exception {
    try (LockedS3 s3 = LockedS3.start();
        S3Client client = S3IndexStore.client(ClientSettings.forWrites().at(s3.endpoint()));
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int round = 0; round < ROUNDS; round++) {
        ClientSettings.AwsCaller caller =
            new ClientSettings.AwsCaller(Region.US_EAST_1, Optional.empty());
        DumpBucket bucket = new DumpBucket("bucket-" + round, caller);
        List<Future<?>> puts = new ArrayList<>();
        for (int number = 1; number <= DUMPS; number++) {
          String text = "x".repeat(number);
          Path file = Files.writeString(directory.resolve(text), text);
          DumpJson dump = DumpJson.readFrom(Instant.now(), number, number, "digest-" + number);
          puts.add(threads.submit(() -> bucket.put(file, dump, client)));
        }
        for (Future<?> put : puts) {
          put.get();
        }
        String file = object(s3, bucket, Dump.PATH);
        assertThat(object(s3, bucket, DocsPage.DUMP.path()))
            .contains("\"bytes\":" + file.length(), "\"sha256\":\"digest-" + file.length());
      }
    }
  }

  private static String object(LockedS3 s3, DumpBucket bucket, String path) throws IOException {
    URI address = s3.endpoint().resolve("/" + bucket.name() + path);
    try (InputStream object = address.toURL().openStream()) {
      return new String(object.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
