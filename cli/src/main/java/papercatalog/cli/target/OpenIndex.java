package papercatalog.cli.target;

import module java.base;

import org.apache.lucene.util.IOUtils;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.table.Namespace;
import papercatalog.search.index.DirectoryIndexStore;
import papercatalog.search.index.IndexStore;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.IndexingFunction;
import papercatalog.search.index.S3IndexStore;
import papercatalog.search.index.SearchIndex;
import software.amazon.awssdk.services.s3.S3Client;

/** The search index of a catalog, with a temporary folder for its files. */
public record OpenIndex(IndexStore store, String place, Path folder, Optional<S3Client> client)
    implements AutoCloseable {
  /** The output of a stack that has a search. */
  public static final String OUTPUT = StackOutputs.INDEX_BUCKET;

  private static final String S3 = "s3://";

  private static final ClientSettings PATIENT =
      ClientSettings.forWrites().within(4, Duration.ofMinutes(5), Duration.ofMinutes(15));

  /**
   * Opens an index, which need not exist; empty if there is no location, and the target is no stack
   * with a search. Fails with {@link UnusableTarget} without a Region or credentials.
   */
  public static Optional<OpenIndex> find(
      Target target, Namespace catalog, Optional<String> location) throws IOException {
    String prefix = IndexingFunction.prefix(catalog);
    if (location.isPresent() && !location.get().startsWith(S3)) {
      Path directory = Path.of(location.get());
      return Optional.of(
          new OpenIndex(
              new DirectoryIndexStore(
                  directory.resolve(catalog.tenant().isPresent() ? prefix : "")),
              directory.toString(),
              temporary(),
              Optional.empty()));
    }
    if (location.isEmpty() && !(target.place() instanceof Target.Stack)) {
      return Optional.empty();
    }
    ClientSettings.AwsCaller caller = target.place().caller().resolved();
    Optional<String> bucket =
        location
            .map(it -> it.substring(S3.length()).replaceFirst("/$", ""))
            .or(() -> bucket(target, caller));
    if (bucket.isEmpty()) {
      return Optional.empty();
    }
    S3Client client = S3IndexStore.client(PATIENT.as(caller));
    return Optional.of(
        new OpenIndex(
            new S3IndexStore(client, bucket.get(), prefix),
            S3 + bucket.get(),
            temporary(),
            Optional.of(client)));
  }

  /** Whether anything was written there. */
  public boolean exists() throws IOException {
    return store.has("");
  }

  public SearchIndex reader() {
    return SearchIndex.verified(store, folder.resolve("read"), PATIENT.callTimeout());
  }

  public Indexer writer(long maxMb) {
    return new Indexer(store, folder.resolve("written"), Clock.systemUTC(), maxMb << 20);
  }

  @Override
  public void close() throws IOException {
    client.ifPresent(S3Client::close);
    IOUtils.rm(folder);
  }

  private static Optional<String> bucket(Target target, ClientSettings.AwsCaller caller) {
    return target.place() instanceof Target.Stack stack
        ? StackOutputs.of(stack.name(), target.tenant(), caller).indexBucket()
        : Optional.empty();
  }

  private static Path temporary() throws IOException {
    return Files.createTempDirectory("catalog-index");
  }
}
