package papercatalog.announcements.bus;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.awscore.client.builder.AwsSyncClientBuilder;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;

/**
 * How the bus and the queue are reached. All attempts at a request end long before the function's
 * own time is over.
 *
 * @param endpoint on this machine; without one Region, credentials and endpoint are found as the
 *     SDK finds them
 */
public record BusConnection(Optional<URI> endpoint) {
  private static final int ATTEMPTS = 3;
  private static final Duration ATTEMPT_TIMEOUT = Duration.ofSeconds(2);
  private static final Duration CALL_TIMEOUT = Duration.ofSeconds(8);

  /** On Lambda. */
  public static BusConnection fromEnvironment() {
    return new BusConnection(Optional.empty());
  }

  /** Something on this machine that answers as both do, and takes any credentials. */
  public static BusConnection local(URI endpoint) {
    return new BusConnection(Optional.of(endpoint));
  }

  <B extends AwsSyncClientBuilder<B, C> & AwsClientBuilder<B, C>, C> C open(B builder) {
    builder
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
                .region(Region.US_EAST_1)
                .credentialsProvider(
                    StaticCredentialsProvider.create(
                        AwsBasicCredentials.create("local", "local"))));
    return builder.build();
  }
}
