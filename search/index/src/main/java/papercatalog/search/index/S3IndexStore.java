package papercatalog.search.index;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.table.Environment;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.GetObjectRequest;
import software.amazon.awssdk.services.s3.model.NoSuchBucketException;
import software.amazon.awssdk.services.s3.model.PutObjectRequest;
import software.amazon.awssdk.services.s3.model.S3Exception;
import software.amazon.awssdk.services.s3.model.S3Object;

/** An index store in a bucket. The prefix of all its keys ends with a slash. */
public record S3IndexStore(S3Client client, String bucket, String prefix) implements IndexStore {
  /** The store of a function, in the bucket that its environment names. */
  public static S3IndexStore of(Environment function) {
    ClientSettings settings =
        ClientSettings.forWrites().within(3, Duration.ofSeconds(10), Duration.ofSeconds(30));
    String bucket = function.required(IndexingFunction.BUCKET_VARIABLE);
    return new S3IndexStore(
        client(settings), bucket, IndexingFunction.prefix(function.namespace()));
  }

  /** A client, to be closed by the caller. */
  public static S3Client client(ClientSettings settings) {
    return settings
        .configured(S3Client.builder())
        .forcePathStyle(settings.endpoint().isPresent())
        .build();
  }

  @Override
  public Optional<StoredText> get(String name, Optional<String> known) throws IOException {
    GetObjectRequest request = request(name).ifNoneMatch(known.orElse(null)).build();
    return present(
        () ->
            client.getObject(
                request,
                (answer, body) -> {
                  byte[] text = body.readNBytes(LARGEST_TEXT);
                  if (text.length == LARGEST_TEXT) {
                    body.abort();
                  }
                  return new StoredText(new String(text, UTF_8), answer.eTag());
                }),
        304,
        404);
  }

  @Override
  public boolean download(String name, Path file) throws IOException {
    Files.deleteIfExists(file); // the SDK creates it
    return present(() -> client.getObject(request(name).build(), file), 404).isPresent();
  }

  @Override
  public boolean put(String name, Path file, Optional<String> tag) throws IOException {
    PutObjectRequest.Builder object = PutObjectRequest.builder().bucket(bucket).key(prefix + name);
    tag.ifPresentOrElse(object::ifMatch, () -> object.ifNoneMatch("*"));
    // it has another tag or exists, another write is under way, or it was deleted meanwhile
    return present(() -> client.putObject(object.build(), file), 412, 409, 404).isPresent();
  }

  @Override
  public Map<String, Instant> list(String names) throws IOException {
    var found = client.listObjectsV2Paginator(it -> it.bucket(bucket).prefix(prefix + names));
    Collector<S3Object, ?, Map<String, Instant>> byName =
        Collectors.toMap(it -> it.key().substring(prefix.length()), S3Object::lastModified);
    return present(() -> found.contents().stream().collect(byName)).orElseThrow();
  }

  @Override
  public void delete(String name) throws IOException {
    present(() -> client.deleteObject(request -> request.bucket(bucket).key(prefix + name)));
  }

  private GetObjectRequest.Builder request(String name) {
    return GetObjectRequest.builder().bucket(bucket).key(prefix + name);
  }

  /** The answer; empty when it has one of these statuses. */
  private static <T> Optional<T> present(Supplier<T> call, Integer... none) throws IOException {
    try {
      return Optional.of(call.get());
    } catch (SdkException e) {
      boolean expected =
          e instanceof S3Exception answer && List.of(none).contains(answer.statusCode());
      if (!expected || e instanceof NoSuchBucketException) {
        throw new IOException(e);
      }
      return Optional.empty();
    }
  }
}
