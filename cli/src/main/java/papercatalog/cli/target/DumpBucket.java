package papercatalog.cli.target;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import papercatalog.functions.docs.DumpJson;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Dump;
import papercatalog.search.index.S3IndexStore;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.HeadObjectResponse;

/** The bucket of a stack from which its CDN serves the dump. */
public record DumpBucket(String name, ClientSettings.AwsCaller caller) {
  /** As for answers: a file that has not changed costs a cache one conditional request. */
  private static final String CACHEABLE = "public, max-age=60";

  private static final String FILE = Dump.PATH.substring(1);

  private static final ClientSettings PATIENT =
      ClientSettings.forWrites().within(4, Duration.ofMinutes(15), Duration.ofHours(1));

  /** Fails with {@link UnusableTarget} for any other target than a stack with such a bucket. */
  public static DumpBucket of(Target target) {
    if (!(target.place() instanceof Target.Stack stack)) {
      throw new UnusableTarget("Give --out FILE, or --stack of a stack with dump=true.");
    }
    ClientSettings.AwsCaller caller = stack.caller().resolved();
    String bucket =
        StackOutputs.of(stack.name(), target.tenant(), caller)
            .dumpBucket()
            .orElseThrow(
                () ->
                    new UnusableTarget(
                        "The stack %s has no output %s: deploy it with dump=true, or give --out."
                            .formatted(stack.name(), StackOutputs.DUMP_BUCKET)));
    return new DumpBucket(bucket, caller);
  }

  public String place() {
    return "s3://" + name + Dump.PATH;
  }

  /**
   * Replaces the dump at once: readers see the old or the new file, with its own digest. Its
   * description follows. Of several that are put at once, the description of the last one stays.
   */
  public void put(Path file, DumpJson dump) {
    try (S3Client client = S3IndexStore.client(PATIENT.as(caller))) {
      put(file, dump, client);
    }
  }

  void put(Path file, DumpJson dump, S3Client client) {
    client.putObject(
        it ->
            it.bucket(name)
                .key(FILE)
                .contentType(Dump.MEDIA_TYPE)
                .cacheControl(CACHEABLE)
                .metadata(dump.metadata()),
        file);
    DumpJson described;
    DumpJson stored = dump;
    do {
      described = stored;
      describe(described, client);
      stored = stored(client);
    } while (!stored.equals(described));
  }

  private void describe(DumpJson dump, S3Client client) {
    client.putObject(
        it ->
            it.bucket(name)
                .key(DocsPage.DUMP.path().substring(1))
                .contentType("application/json")
                .cacheControl(CACHEABLE),
        RequestBody.fromBytes(dump.content().bytes()));
  }

  private DumpJson stored(S3Client client) {
    HeadObjectResponse file = client.headObject(it -> it.bucket(name).key(FILE));
    return DumpJson.of(file.metadata(), file.contentLength());
  }
}
