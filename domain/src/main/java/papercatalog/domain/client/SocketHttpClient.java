package papercatalog.domain.client;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import papercatalog.domain.client.http.ConnectionPool;
import papercatalog.domain.client.http.HttpResponse;
import papercatalog.domain.client.http.Origin;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.utils.AttributeMap;

/**
 * The SDK's requests over plain sockets. DynamoDB needs little of HTTP (one POST after the other,
 * small bodies), and what is not there need not be loaded when a function starts.
 */
public final class SocketHttpClient implements SdkHttpClient {
  private final ConnectionPool pool;

  /**
   * Builds clients for the SDK, which closes those that it has built, and no others.
   *
   * @param timeout for each request, connecting included
   */
  public record Builder(Duration timeout) implements SdkHttpClient.Builder<Builder> {
    @Override
    public SdkHttpClient buildWithDefaults(AttributeMap defaults) {
      return new SocketHttpClient(timeout);
    }
  }

  private SocketHttpClient(Duration timeout) {
    pool = new ConnectionPool(timeout);
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    return new Call(request);
  }

  @Override
  public String clientName() {
    return "Socket";
  }

  @Override
  public void close() {
    pool.close();
  }

  private final class Call implements ExecutableHttpRequest {
    private final HttpExecuteRequest request;
    private final AtomicReference<Closeable> current = new AtomicReference<>();

    private Call(HttpExecuteRequest request) {
      this.request = request;
    }

    @Override
    public HttpExecuteResponse call() throws IOException {
      SdkHttpRequest head = request.httpRequest();
      Origin origin =
          new Origin(head.protocol().equalsIgnoreCase("https"), head.host(), head.port());
      HttpResponse received = pool.exchange(origin, bytes(head, body(head)), current);
      var response = SdkHttpResponse.builder().statusCode(received.status());
      received.headers().forEach(header -> response.appendHeader(header.name(), header.value()));
      return HttpExecuteResponse.builder()
          .response(response.build())
          .responseBody(AbortableInputStream.create(received.body()))
          .build();
    }

    @Override
    public void abort() {
      Closeable open = current.get();
      if (open != null) {
        try {
          open.close();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }

    private byte[] body(SdkHttpRequest head) throws IOException {
      if (request.contentStreamProvider().isEmpty()) {
        return new byte[0];
      }
      // To its announced length: whoever looks for the end looks into far larger buffers.
      int length =
          head.firstMatchingHeader("Content-Length")
              .map(Integer::parseInt)
              .orElse(Integer.MAX_VALUE);
      try (InputStream content = request.contentStreamProvider().get().newStream()) {
        return content.readNBytes(length);
      }
    }
  }

  private static byte[] bytes(SdkHttpRequest request, byte[] body) {
    StringBuilder head = new StringBuilder(1024);
    String path = request.encodedPath();
    head.append(request.method()).append(' ').append(path.isEmpty() ? "/" : path);
    request.encodedQueryParameters().ifPresent(query -> head.append('?').append(query));
    head.append(" HTTP/1.1\r\n");
    request.forEachHeader(
        (name, values) -> {
          if (!name.equalsIgnoreCase("Content-Length")) {
            values.forEach(value -> head.append(name).append(": ").append(value).append("\r\n"));
          }
        });
    head.append("Content-Length: ").append(body.length).append("\r\n\r\n");
    byte[] start = head.toString().getBytes(ISO_8859_1);
    byte[] whole = Arrays.copyOf(start, start.length + body.length);
    System.arraycopy(body, 0, whole, start.length, body.length);
    return whole;
  }
}
