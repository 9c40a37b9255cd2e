package papercatalog.runtime.direct;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The bodies that the SDK really sends and gets. */
final class SdkExchanges implements SdkHttpClient {
  final List<String> requests = new ArrayList<>();
  final List<String> answers = new ArrayList<>();
  private final SdkHttpClient http = UrlConnectionHttpClient.create();

  /** The SDK's own client at an engine. */
  DynamoDbClient client(URI engine) {
    return DynamoDbClient.builder()
        .httpClient(this)
        .endpointOverride(engine)
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")))
        .build();
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    ExecutableHttpRequest prepared = http.prepareRequest(request);
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        try (InputStream body = request.contentStreamProvider().orElseThrow().newStream()) {
          requests.add(new String(body.readAllBytes(), UTF_8));
        }
        HttpExecuteResponse response = prepared.call();
        byte[] answer = response.responseBody().orElseThrow().readAllBytes();
        answers.add(new String(answer, UTF_8));
        return HttpExecuteResponse.builder()
            .response(response.httpResponse())
            .responseBody(AbortableInputStream.create(new ByteArrayInputStream(answer)))
            .build();
      }

      @Override
      public void abort() {
        prepared.abort();
      }
    };
  }

  @Override
  public void close() {
    http.close();
  }
}
