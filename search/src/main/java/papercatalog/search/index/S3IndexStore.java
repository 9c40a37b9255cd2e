package papercatalog.search.index;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.GetObjectRequest;
import software.amazon.awssdk.services.s3.model.NoSuchBucketException;
import software.amazon.awssdk.services.s3.model.PutObjectRequest;
import software.amazon.awssdk.services.s3.model.S3Exception;

/**
 * An index store in a bucket.
 *
 * @param prefix of all its keys; ends with a slash
 */
public record S3IndexStore(S3Client client, String bucket, String prefix) implements IndexStore {
  private static final Duration ATTEMPT = Duration.ofSeconds(10);
  private static final Duration CALL = Duration.ofSeconds(30);
  private static final int NOT_MODIFIED = 304;

  /** Also of a conditional write: the object to match was deleted. */
  private static final int NOT_FOUND = 404;

  /** Another conditional write is under way. */
  private static final int CONFLICT = 409;

  /** The object has another tag, or exists. */
  private static final int CHANGED = 412;

  /**
   * A client for functions and tests, to be closed by the caller.
   *
   * @param endpoint a local server, which takes any credentials; without one, the SDK finds Region,
   *     credentials and endpoint
   */
  public static S3Client client(Optional<URI> endpoint) {
    ClientSettings settings = ClientSettings.forWrites().within(3, ATTEMPT, CALL);
    return client(endpoint.map(settings::at).orElse(settings));
  }

  /** A client, to be closed by the caller. */
  public static S3Client client(ClientSettings settings) {
    return settings
        .configured(S3Client.builder())
        .forcePathStyle(settings.endpoint().isPresent())
        .build();
  }

  @Override
  public Optional<Content> get(String name, Optional<String> known) throws IOException {
    GetObjectRequest.Builder request = request(name).ifNoneMatch(known.orElse(null));
    return present(() -> client.getObjectAsBytes(request.build()), NOT_MODIFIED, NOT_FOUND)
        .map(it -> new Content(it.asUtf8String(), it.response().eTag()));
  }

  @Override
  public boolean download(String name, Path file) throws IOException {
    Files.deleteIfExists(file); // the SDK creates it
    return present(() -> client.getObject(request(name).build(), file), NOT_FOUND).isPresent();
  }

  @Override
  public boolean putIfAbsent(String name, Path file) throws IOException {
    return put(object(name).ifNoneMatch("*"), RequestBody.fromFile(file));
  }

  @Override
  public boolean putIfMatch(String name, String text, Optional<String> tag) throws IOException {
    PutObjectRequest.Builder object = object(name);
    return put(
        tag.map(object::ifMatch).orElseGet(() -> object.ifNoneMatch("*")),
        RequestBody.fromString(text));
  }

  private boolean put(PutObjectRequest.Builder object, RequestBody body) throws IOException {
    return present(() -> client.putObject(object.build(), body), CHANGED, CONFLICT, NOT_FOUND)
        .isPresent();
  }

  private PutObjectRequest.Builder object(String name) {
    return PutObjectRequest.builder().bucket(bucket).key(prefix + name);
  }

  @Override
  public List<Entry> list(String names) throws IOException {
    return present(
            () ->
                client
                    .listObjectsV2Paginator(it -> it.bucket(bucket).prefix(prefix + names))
                    .contents()
                    .stream()
                    .map(it -> new Entry(it.key().substring(prefix.length()), it.lastModified()))
                    .toList())
        .orElseThrow();
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
    } catch (S3Exception e) {
      if (List.of(none).contains(e.statusCode()) && !(e instanceof NoSuchBucketException)) {
        return Optional.empty();
      }
      throw new IOException(e);
    } catch (SdkException e) {
      throw new IOException(e);
    }
  }
}
