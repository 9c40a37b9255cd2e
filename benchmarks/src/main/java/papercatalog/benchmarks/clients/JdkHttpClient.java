package papercatalog.benchmarks.clients;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.utils.AttributeMap;

/** An SDK HTTP client over the JDK's {@link HttpClient}, for which the SDK has none. */
final class JdkHttpClient implements SdkHttpClient {
  private final HttpClient client;
  private final Duration timeout;

  /**
   * @param timeout for each request
   */
  record Builder(Duration timeout) implements SdkHttpClient.Builder<Builder> {
    @Override
    public SdkHttpClient buildWithDefaults(AttributeMap defaults) {
      return new JdkHttpClient(timeout);
    }
  }

  private JdkHttpClient(Duration timeout) {
    this.timeout = timeout;
    client =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(timeout)
            .build();
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    Thread caller = Thread.currentThread();
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        return response(send(request));
      }

      @Override
      public void abort() {
        caller.interrupt();
      }
    };
  }

  @Override
  public String clientName() {
    return "Jdk";
  }

  @Override
  public void close() {
    client.close();
  }

  private HttpResponse<byte[]> send(HttpExecuteRequest request) throws IOException {
    SdkHttpRequest head = request.httpRequest();
    HttpRequest.Builder builder =
        HttpRequest.newBuilder(head.getUri())
            .timeout(timeout)
            .method(head.method().name(), body(request));
    head.forEachHeader(
        (name, values) -> {
          if (!name.equalsIgnoreCase("Host") && !name.equalsIgnoreCase("Content-Length")) {
            values.forEach(value -> builder.header(name, value));
          }
        });
    try {
      return client.send(builder.build(), BodyHandlers.ofByteArray());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException(e.getMessage());
    }
  }

  private static BodyPublisher body(HttpExecuteRequest request) throws IOException {
    if (request.contentStreamProvider().isEmpty()) {
      return BodyPublishers.noBody();
    }
    ContentStreamProvider content = request.contentStreamProvider().get();
    try (InputStream stream = content.newStream()) {
      return BodyPublishers.ofByteArray(stream.readAllBytes());
    }
  }

  private static HttpExecuteResponse response(HttpResponse<byte[]> received) {
    SdkHttpResponse.Builder head = SdkHttpResponse.builder().statusCode(received.statusCode());
    received.headers().map().forEach(head::putHeader);
    return HttpExecuteResponse.builder()
        .response(head.build())
        .responseBody(AbortableInputStream.create(new ByteArrayInputStream(received.body())))
        .build();
  }
}
