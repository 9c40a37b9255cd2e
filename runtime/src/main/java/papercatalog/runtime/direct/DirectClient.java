package papercatalog.runtime.direct;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.read.ReadMeter;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.crt.auth.credentials.Credentials;
import software.amazon.awssdk.crt.http.HttpHeader;
import software.amazon.awssdk.crt.http.HttpRequest;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * A client for the three requests that the catalog makes, with the SDK's model classes but not its
 * machinery. Tests compare requests, signatures and results with the SDK's.
 */
public final class DirectClient implements DynamoDbClient {
  private static final Duration PAUSE = Duration.ofMillis(25);
  private static final Duration PAUSE_OF_THROTTLED = Duration.ofMillis(100);
  private static final int SERVER_ERROR = 500;
  private static final int ANSWER = 8 * 1024;

  private final URI endpoint;
  private final Signer signer;
  private final int attempts;
  private final CrtConnections connections;

  DirectClient(URI endpoint, String region, Credentials credentials, ClientSettings settings) {
    this.endpoint = endpoint;
    signer = new Signer(credentials, region, SERVICE_NAME);
    attempts = settings.attempts();
    connections = new CrtConnections(endpoint, settings.attemptTimeout());
  }

  /**
   * Configured by Lambda's environment variables, with the attempts of reads and the timeout of
   * each. No timer ends a call: three attempts and their pauses take at most 4.8 seconds.
   */
  public DirectClient() {
    this(
        endpoint(System.getenv(), "AWS_ENDPOINT_URL_DYNAMODB", "dynamodb"),
        System.getenv("AWS_REGION"),
        Signer.credentials(System.getenv()),
        ClientSettings.forReads());
  }

  /** The endpoint of a service in the function's Region, unless a variable names another. */
  static URI endpoint(Map<String, String> environment, String variable, String host) {
    String region = environment.get("AWS_REGION");
    String china = region.startsWith("cn-") ? ".cn" : "";
    return URI.create(
        environment.getOrDefault(
            variable, "https://" + host + "." + region + ".amazonaws.com" + china));
  }

  @Override
  public GetItemResponse getItem(GetItemRequest request) {
    return call("GetItem", DynamoDbRequestJson.of(request), DynamoDbResponseJson::getItem);
  }

  @Override
  public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
    return call(
        "BatchGetItem", DynamoDbRequestJson.of(request), DynamoDbResponseJson::batchGetItem);
  }

  @Override
  public QueryResponse query(QueryRequest request) {
    return call("Query", DynamoDbRequestJson.of(request), DynamoDbResponseJson::query);
  }

  @Override
  public String serviceName() {
    return SERVICE_NAME;
  }

  @Override
  public void close() {
    connections.close();
  }

  @FunctionalInterface
  private interface BodyReading<T> {
    T read(byte[] body) throws IOException;
  }

  private <T> T call(String operation, byte[] body, BodyReading<T> reading) {
    for (int attempt = 1; ; attempt++) {
      Duration pause = PAUSE;
      try {
        ReadMeter.countRequest();
        CrtAnswer<ByteArrayOutputStream> response =
            connections.exchange(
                request(operation, body, Instant.now()), new ByteArrayOutputStream(ANSWER));
        byte[] answer = intact(response);
        if (response.status() < 300) {
          return reading.read(answer);
        }
        DynamoDbException refusal = refusal(response.status(), answer);
        boolean throttled = refusal.isThrottlingException();
        if (attempt == attempts || !(throttled || response.status() >= SERVER_ERROR)) {
          throw refusal;
        }
        pause = throttled ? PAUSE_OF_THROTTLED : PAUSE;
      } catch (IOException e) {
        if (attempt == attempts) {
          throw SdkClientException.create("DynamoDB is out of reach", e);
        }
      }
      rest(pause.multipliedBy(attempt));
    }
  }

  HttpRequest request(String operation, byte[] body, Instant now) {
    HttpHeader[] headers = {
      new HttpHeader("host", endpoint.getRawAuthority()),
      new HttpHeader("content-type", "application/x-amz-json-1.0"),
      new HttpHeader("x-amz-target", "DynamoDB_20120810." + operation)
    };
    HttpRequest request =
        signer.signed(new HttpRequest("POST", "/", headers, new CrtBody(body)), now);
    request.addHeader("content-length", Integer.toString(body.length));
    return request;
  }

  /** DynamoDB sends the checksum of each answer. */
  private static byte[] intact(CrtAnswer<ByteArrayOutputStream> response) throws IOException {
    byte[] body = response.body().toByteArray();
    String checksum = response.header("x-amz-crc32");
    if (checksum != null) {
      CRC32 crc = new CRC32();
      crc.update(body);
      if (!checksum.equals(Long.toString(crc.getValue()))) {
        throw new IOException("The answer was damaged on its way");
      }
    }
    return body;
  }

  private static DynamoDbException refusal(int status, byte[] body) throws IOException {
    DynamoDbResponseJson.ErrorBody refusal = DynamoDbResponseJson.refusal(body);
    return (DynamoDbException)
        DynamoDbException.builder()
            .statusCode(status)
            .awsErrorDetails(
                AwsErrorDetails.builder()
                    .errorCode(refusal.code())
                    .errorMessage(refusal.message())
                    .serviceName("DynamoDb")
                    .build())
            .message(refusal.message())
            .build();
  }

  /**
   * Up to twice the pause at random, so that readers that failed together do not retry together.
   */
  static void rest(Duration pause) {
    try {
      Thread.sleep(ThreadLocalRandom.current().nextLong(pause.toMillis() * 2));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw SdkClientException.create("Interrupted between two attempts", e);
    }
  }
}
