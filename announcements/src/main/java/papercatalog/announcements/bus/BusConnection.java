package papercatalog.announcements.bus;

import module java.base;

import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.awscore.client.builder.AwsSyncClientBuilder;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;

/**
 * The connection to the bus and the queue. All attempts at a request end long before the function's
 * own timeout.
 *
 * @param endpoint on this machine, which takes any credentials; without one, the SDK finds Region,
 *     credentials and endpoint
 */
public record BusConnection(Optional<URI> endpoint) {
  private static final int ATTEMPTS = 3;
  private static final Duration ATTEMPT_TIMEOUT = Duration.ofSeconds(2);
  private static final Duration CALL_TIMEOUT = Duration.ofSeconds(8);

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
