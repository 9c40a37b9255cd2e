package papercatalog.search.store;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.ResponseBytes;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.S3ClientBuilder;
import software.amazon.awssdk.services.s3.model.GetObjectRequest;
import software.amazon.awssdk.services.s3.model.GetObjectResponse;
import software.amazon.awssdk.services.s3.model.NoSuchKeyException;
import software.amazon.awssdk.services.s3.model.PutObjectRequest;
import software.amazon.awssdk.services.s3.model.S3Exception;

/**
 * An index store in a bucket.
 *
 * @param prefix of all its keys; ends with a slash
 */
public record S3IndexStore(S3Client client, String bucket, String prefix) implements IndexStore {
  private static final int ATTEMPTS = 3;
  private static final Duration ATTEMPT_TIMEOUT = Duration.ofSeconds(5);
  private static final Duration CALL_TIMEOUT = Duration.ofSeconds(30);
  private static final int NOT_MODIFIED = 304;

  /**
   * The object has another tag, or exists; another conditional write is under way; or the object to
   * match was deleted.
   */
  private static final Set<Integer> LOST = Set.of(412, 409, 404);

  /** A call of S3. */
  private interface Call<T> {
    T now() throws IOException;
  }

  /**
   * A client, to be closed by the caller.
   *
   * @param endpoint a local server, which takes any credentials; without one, the SDK finds Region,
   *     credentials and endpoint
   */
  public static S3Client client(Optional<URI> endpoint) {
    S3ClientBuilder builder =
        S3Client.builder()
            .httpClientBuilder(
                UrlConnectionHttpClient.builder()
                    .connectionTimeout(ATTEMPT_TIMEOUT)
                    .socketTimeout(ATTEMPT_TIMEOUT))
            .overrideConfiguration(
                override ->
                    override
                        .apiCallTimeout(CALL_TIMEOUT)
                        .retryStrategy(
                            AwsRetryStrategy.standardRetryStrategy().toBuilder()
                                .maxAttempts(ATTEMPTS)
                                .build()));
    endpoint.ifPresent(
        local ->
            builder
                .endpointOverride(local)
                .forcePathStyle(true)
                .region(Region.US_EAST_1)
                .credentialsProvider(
                    StaticCredentialsProvider.create(
                        AwsBasicCredentials.create("local", "local"))));
    return builder.build();
  }

  @Override
  public Optional<Content> get(String name, Optional<String> known) throws IOException {
    try {
      ResponseBytes<GetObjectResponse> object =
          client.getObjectAsBytes(request(name).ifNoneMatch(known.orElse(null)).build());
      return Optional.of(new Content(object.asUtf8String(), object.response().eTag()));
    } catch (NoSuchKeyException _) {
      return Optional.empty();
    } catch (S3Exception e) {
      if (e.statusCode() == NOT_MODIFIED) {
        return Optional.empty();
      }
      throw new IOException(e);
    } catch (SdkException e) {
      throw new IOException(e);
    }
  }

  @Override
  public boolean download(String name, Path file) throws IOException {
    Files.deleteIfExists(file); // the SDK creates it
    try {
      return call(() -> client.getObject(request(name).build(), file)) != null;
    } catch (IOException e) {
      if (e.getCause() instanceof NoSuchKeyException) {
        return false;
      }
      throw e;
    }
  }

  @Override
  public boolean putIfAbsent(String name, Path file) throws IOException {
    return put(
        PutObjectRequest.builder().key(prefix + name).ifNoneMatch("*"), RequestBody.fromFile(file));
  }

  @Override
  public boolean putIfMatch(String name, String text, Optional<String> tag) throws IOException {
    PutObjectRequest.Builder request = PutObjectRequest.builder().key(prefix + name);
    return put(
        tag.map(request::ifMatch).orElseGet(() -> request.ifNoneMatch("*")),
        RequestBody.fromString(text));
  }

  private boolean put(PutObjectRequest.Builder request, RequestBody body) throws IOException {
    try {
      client.putObject(request.bucket(bucket).build(), body);
      return true;
    } catch (S3Exception e) {
      if (LOST.contains(e.statusCode())
          && !"NoSuchBucket".equals(e.awsErrorDetails().errorCode())) {
        return false;
      }
      throw new IOException(e);
    } catch (SdkException e) {
      throw new IOException(e);
    }
  }

  @Override
  public List<Entry> list(String names) throws IOException {
    return call(
        () ->
            client
                .listObjectsV2Paginator(request -> request.bucket(bucket).prefix(prefix + names))
                .contents()
                .stream()
                .map(
                    object ->
                        new Entry(object.key().substring(prefix.length()), object.lastModified()))
                .toList());
  }

  @Override
  public void delete(String name) throws IOException {
    call(() -> client.deleteObject(request -> request.bucket(bucket).key(prefix + name)));
  }

  private GetObjectRequest.Builder request(String name) {
    return GetObjectRequest.builder().bucket(bucket).key(prefix + name);
  }

  private static <T> T call(Call<T> call) throws IOException {
    try {
      return call.now();
    } catch (SdkException e) {
      throw new IOException(e);
    }
  }
}
