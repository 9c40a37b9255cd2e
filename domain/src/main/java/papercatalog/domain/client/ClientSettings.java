package papercatalog.domain.client;

import module java.base;

import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.EnvironmentVariableCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.awscore.defaultsmode.DefaultsMode;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.client.builder.SdkSyncClientBuilder;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.core.exception.Crc32MismatchException;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.profiles.ProfileFile;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.StandardRetryStrategy;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/**
 * How to reach DynamoDB and other services: the one place where a client is configured. The SDK
 * sets no limit on a call, and its retry defaults change between versions, so both are pinned here.
 *
 * @param callTimeout for all attempts and their pauses of the SDK's clients, so that a function
 *     answers before Lambda ends it
 * @param endpoint a local engine; without one, and without a caller, the SDK finds its own
 */
public record ClientSettings(
    int attempts,
    Duration attemptTimeout,
    Duration callTimeout,
    Purpose purpose,
    Optional<URI> endpoint,
    Optional<AwsCaller> caller,
    List<ExecutionInterceptor> interceptors) {
  /** Who waits for DynamoDB. */
  public enum Purpose {
    /** A function, whose start a reader feels: it loads no more of the SDK than it must. */
    READS,
    /** An operator's tool, which finds its settings and proxies wherever the SDK looks for them. */
    WRITES
  }

  /** Without credentials, the SDK finds them. */
  public record AwsCaller(Region region, Optional<AwsCredentialsProvider> credentials) {
    public AwsCaller(Region region, AwsCredentialsProvider credentials) {
      this(region, Optional.of(credentials));
    }
  }

  private ClientSettings(
      int attempts, Duration attemptTimeout, Duration callTimeout, Purpose purpose) {
    this(
        attempts,
        attemptTimeout,
        callTimeout,
        purpose,
        Optional.empty(),
        Optional.empty(),
        List.of());
  }

  public static ClientSettings forReads() {
    return new ClientSettings(3, Duration.ofMillis(1_400), Duration.ofMillis(4_500), Purpose.READS);
  }

  /** For operators' tools, which would rather wait than fail. */
  public static ClientSettings forWrites() {
    return new ClientSettings(8, Duration.ofSeconds(5), Duration.ofSeconds(60), Purpose.WRITES);
  }

  /** The same at a local engine, which takes any credentials. */
  public ClientSettings at(URI localEndpoint) {
    AwsBasicCredentials any = AwsBasicCredentials.create("local", "local");
    return with(
        Optional.of(localEndpoint),
        Optional.of(new AwsCaller(Region.US_EAST_1, StaticCredentialsProvider.create(any))),
        interceptors);
  }

  /** The same in the environment of a function, which the SDK would otherwise search. */
  public ClientSettings in(Map<String, String> environment) {
    // Under SnapStart it has no key: credentials then come from where the SDK's chain looks.
    Optional<AwsCredentialsProvider> credentials =
        variable(environment, "AWS_ACCESS_KEY_ID")
            .map(_ -> EnvironmentVariableCredentialsProvider.create());
    return with(
        variable(environment, "AWS_ENDPOINT_URL_DYNAMODB").map(URI::create),
        variable(environment, "AWS_REGION").map(it -> new AwsCaller(Region.of(it), credentials)),
        interceptors);
  }

  public ClientSettings within(int maxAttempts, Duration perAttempt, Duration perCall) {
    return new ClientSettings(
        maxAttempts, perAttempt, perCall, purpose, endpoint, caller, interceptors);
  }

  public ClientSettings as(AwsCaller chosen) {
    return with(endpoint, Optional.of(chosen), interceptors);
  }

  public ClientSettings seenBy(ExecutionInterceptor interceptor) {
    List<ExecutionInterceptor> more = new ArrayList<>(interceptors);
    more.add(interceptor);
    return with(endpoint, caller, List.copyOf(more));
  }

  private ClientSettings with(
      Optional<URI> newEndpoint, Optional<AwsCaller> newCaller, List<ExecutionInterceptor> seers) {
    return new ClientSettings(
        attempts, attemptTimeout, callTimeout, purpose, newEndpoint, newCaller, seers);
  }

  /** A client, which the caller closes. It connects with its first request. */
  public DynamoDbClient open() {
    return builder().build();
  }

  /** A builder of such clients, of which a measurement may change a part. */
  public DynamoDbClientBuilder builder() {
    return switch (purpose) {
      case READS -> startingFast(DynamoDbClient.builder());
      case WRITES -> configured(DynamoDbClient.builder());
    };
  }

  /** Configures the client of any service, for a side that writes. */
  public <C, B extends AwsClientBuilder<B, C> & SdkSyncClientBuilder<B, C>> B configured(
      B builder) {
    return located(
        builder
            .httpClientBuilder(
                UrlConnectionHttpClient.builder()
                    .connectionTimeout(attemptTimeout)
                    .socketTimeout(attemptTimeout))
            .overrideConfiguration(limits().build()));
  }

  private ClientOverrideConfiguration.Builder limits() {
    ClientOverrideConfiguration.Builder override =
        ClientOverrideConfiguration.builder()
            .retryStrategy(retries())
            .apiCallAttemptTimeout(attemptTimeout)
            .apiCallTimeout(callTimeout);
    interceptors.forEach(override::addExecutionInterceptor);
    return override;
  }

  private <C, B extends AwsClientBuilder<B, C>> B located(B builder) {
    endpoint.ifPresent(builder::endpointOverride);
    caller.map(AwsCaller::region).ifPresent(builder::region);
    caller.flatMap(AwsCaller::credentials).ifPresent(builder::credentialsProvider);
    return builder;
  }

  /** Gives the SDK what it would otherwise search for. */
  private DynamoDbClientBuilder startingFast(DynamoDbClientBuilder builder) {
    builder
        .httpClientBuilder(ReadersHttpClient.builder(attemptTimeout))
        .endpointProvider(new RememberedEndpoint())
        .authSchemeProvider(new RememberedAuthScheme())
        .defaultsMode(DefaultsMode.LEGACY)
        .overrideConfiguration(
            limits()
                .addExecutionInterceptor(new WholeHead())
                .defaultProfileFile(ProfileFile.aggregator().build())
                .build());
    return located(builder);
  }

  private StandardRetryStrategy retries() {
    return AwsRetryStrategy.standardRetryStrategy().toBuilder()
        .maxAttempts(attempts)
        .retryOnExceptionInstanceOf(Crc32MismatchException.class)
        .retryOnExceptionOrCauseInstanceOf(IOException.class) // an answer that breaks off, too
        .backoffStrategy(pauses(Duration.ofMillis(25)))
        .throttlingBackoffStrategy(pauses(Duration.ofMillis(100)))
        .build();
  }

  private BackoffStrategy pauses(Duration first) {
    return BackoffStrategy.exponentialDelay(first, attemptTimeout);
  }

  private static Optional<String> variable(Map<String, String> environment, String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
  }
}
