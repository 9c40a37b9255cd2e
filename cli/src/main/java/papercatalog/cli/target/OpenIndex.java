package papercatalog.cli.target;

import module java.base;

import org.apache.lucene.util.IOUtils;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.pattern.IndexingFunction;
import papercatalog.domain.table.Namespace;
import papercatalog.search.index.DirectoryIndexStore;
import papercatalog.search.index.IndexStore;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.S3IndexStore;
import papercatalog.search.index.SearchIndex;
import software.amazon.awssdk.services.s3.S3Client;

/** The search index of a catalog, with a temporary folder for its files. */
public record OpenIndex(IndexStore store, String place, Path folder, Optional<S3Client> client)
    implements AutoCloseable {
  private static final String S3 = "s3://";

  private static final ClientSettings PATIENT =
      ClientSettings.forWrites().within(4, Duration.ofMinutes(5), Duration.ofMinutes(15));

  /**
   * Opens an index, which need not exist. Fails with {@link UnusableTarget} without a bucket, a
   * Region or credentials.
   */
  public static OpenIndex at(Target target, Namespace catalog, Optional<String> location)
      throws IOException {
    String prefix = IndexingFunction.prefix(catalog);
    if (location.isPresent() && !location.get().startsWith(S3)) {
      Path directory = Path.of(location.get());
      return new OpenIndex(
          new DirectoryIndexStore(directory.resolve(catalog.tenant().isPresent() ? prefix : "")),
          directory.toString(),
          temporary(),
          Optional.empty());
    }
    ClientSettings.Caller caller = target.place().caller().resolved();
    String bucket =
        location
            .map(it -> it.substring(S3.length()).replaceFirst("/$", ""))
            .orElseGet(() -> bucket(target, caller));
    S3Client client = S3IndexStore.client(PATIENT.as(caller));
    return new OpenIndex(
        new S3IndexStore(client, bucket, prefix), S3 + bucket, temporary(), Optional.of(client));
  }

  public SearchIndex reader() {
    return new SearchIndex(
        store, folder.resolve("read"), Clock.systemUTC(), SearchIndex.ASKED_EVERY);
  }

  public Indexer writer(long maxMb) {
    return new Indexer(store, folder.resolve("written"), Clock.systemUTC(), maxMb << 20);
  }

  @Override
  public void close() throws IOException {
    client.ifPresent(S3Client::close);
    IOUtils.rm(folder);
  }

  private static String bucket(Target target, ClientSettings.Caller caller) {
    if (!(target.place() instanceof Target.Stack stack)) {
      throw new IllegalArgumentException("Only a stack names its index");
    }
    return StackOutputs.of(stack.name(), target.tenant(), caller)
        .indexBucket()
        .orElseThrow(
            () ->
                new UnusableTarget(
                    "The stack %s has no output %s: deploy it with search=true, or give --index."
                        .formatted(stack.name(), StackOutputs.INDEX_BUCKET)));
  }

  private static Path temporary() throws IOException {
    return Files.createTempDirectory("catalog-index");
  }
}
