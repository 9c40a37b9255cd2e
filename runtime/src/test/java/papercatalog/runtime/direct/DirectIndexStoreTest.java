package papercatalog.runtime.direct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.LockedS3;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.table.Namespace;
import papercatalog.search.index.IndexStore;
import papercatalog.search.index.IndexStore.StoredText;
import papercatalog.search.index.IndexingFunction;
import papercatalog.search.index.S3IndexStore;
import software.amazon.awssdk.services.s3.S3Client;

/** It reads what the SDK's client wrote. */
final class DirectIndexStoreTest {
  private static final Namespace ACME = Namespace.named("acme");

  @TempDir private Path folder;

  @Test
  void objects_areReadAsTheSdkWroteThem() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "content ".repeat(100_000));
    Path copy = Files.writeString(folder.resolve("copy"), "older");
    try (LockedS3 s3 = LockedS3.start();
        S3Client client = S3IndexStore.client(ClientSettings.forWrites().at(s3.endpoint()))) {
      IndexStore written = new S3IndexStore(client, "papers", IndexingFunction.prefix(ACME));
      IndexStore read = store(s3.endpoint());
      assertThat(read.get("manifest.txt", Optional.empty())).isEmpty();
      assertThat(read.download("files/a", copy)).isFalse();
      assertThat(read.has("files/")).isFalse();

      written.put("files/a", file, Optional.empty());
      written.put("manifest.txt", Files.writeString(folder.resolve("m"), "1"), Optional.empty());

      assertThat(read.download("files/a", copy)).isTrue();
      assertThat(copy).hasSameBinaryContentAs(file);
      assertThat(read.has("files/")).isTrue();
      StoredText manifest = read.get("manifest.txt", Optional.of("\"other\"")).orElseThrow();
      assertThat(manifest).isEqualTo(written.get("manifest.txt", Optional.empty()).orElseThrow());
      assertThat(read.get("manifest.txt", Optional.of(manifest.tag()))).isEmpty();
    }
  }

  @Test
  void serverOutOfReach_isAFailure() {
    IndexStore none = store(URI.create("http://127.0.0.1:1"));

    assertThatThrownBy(() -> none.get("manifest.txt", Optional.empty()))
        .isInstanceOf(IOException.class);
  }

  private static IndexStore store(URI endpoint) {
    return new DirectIndexStore(
        Map.of(
            "AWS_REGION",
            "eu-central-1",
            "AWS_ACCESS_KEY_ID",
            "local",
            "AWS_SECRET_ACCESS_KEY",
            "local",
            "AWS_ENDPOINT_URL_S3",
            endpoint.toString(),
            IndexingFunction.BUCKET_VARIABLE,
            "papers",
            Namespace.TENANT_VARIABLE,
            "acme"));
  }
}
