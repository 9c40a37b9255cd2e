package papercatalog.cli.target;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Dump;
import papercatalog.search.index.S3IndexStore;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.s3.S3Client;

/** The bucket of a stack from which its CDN serves the dump. */
public record DumpBucket(String name, ClientSettings.AwsCaller caller) {
  /** Readers' programs may keep a dump for an hour. */
  private static final String CACHEABLE = "public, max-age=3600";

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
   * description follows.
   */
  public void put(Path file, String sha256, byte[] description) {
    try (S3Client client = S3IndexStore.client(PATIENT.as(caller))) {
      client.putObject(
          it ->
              it.bucket(name)
                  .key(Dump.PATH.substring(1))
                  .contentType(Dump.MEDIA_TYPE)
                  .cacheControl(CACHEABLE)
                  .metadata(Map.of(Dump.SHA_256, sha256)),
          file);
      client.putObject(
          it ->
              it.bucket(name)
                  .key(DocsPage.DUMP.path().substring(1))
                  .contentType("application/json")
                  .cacheControl(CACHEABLE),
          RequestBody.fromBytes(description));
    }
  }
}
