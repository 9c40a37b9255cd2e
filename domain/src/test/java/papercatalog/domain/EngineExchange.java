package papercatalog.domain;

import module java.base;

import java.lang.reflect.Proxy;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import papercatalog.local.engine.DynamoDbLocal;
import software.amazon.awssdk.core.SdkBytes;

/**
 * Asks an engine in this process without a connection, which would take half of a request's time.
 * The engine reads and writes the same bytes.
 */
record EngineExchange(DynamoDbLocal engine) implements Exchange {
  private static final ExecutorService UNINTERRUPTED =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().factory());

  /**
   * Concurrent work runs in virtual threads, and the first failure interrupts the others. An engine
   * that is interrupted keeps its locks, so these threads ask it through another.
   */
  @Override
  public Answer send(Map<String, List<String>> headers, byte[] body) throws IOException {
    try {
      return Thread.currentThread().isVirtual()
          ? CompletableFuture.supplyAsync(() -> ask(headers, body), UNINTERRUPTED).join()
          : ask(headers, body);
    } catch (CompletionException | IllegalStateException e) {
      throw new IOException("The engine failed", e);
    }
  }

  private Answer ask(Map<String, List<String>> headers, byte[] body) {
    Received received = new Received();
    try {
      engine.operations().handle(request(headers, body), received, Callback.NOOP);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
    return received.answer();
  }

  /** A request with what the engine asks of it. */
  private static Request request(Map<String, List<String>> headers, byte[] body) {
    HttpFields.Mutable fields = HttpFields.build();
    headers.forEach((name, values) -> values.forEach(value -> fields.add(name, value)));
    return (Request)
        Proxy.newProxyInstance(
            Request.class.getClassLoader(),
            new Class<?>[] {Request.class},
            (_, method, _) ->
                switch (method.getName()) {
                  case "getMethod" -> "POST";
                  case "getHeaders" -> fields;
                  case "read" -> Content.Chunk.from(ByteBuffer.wrap(body), true);
                  default -> throw new UnsupportedOperationException(method.toString());
                });
  }

  private static final class Received extends Response.Wrapper {
    private final HttpFields.Mutable headers = HttpFields.build();
    private int status = 200;
    private SdkBytes body = SdkBytes.fromByteArrayUnsafe(new byte[0]);

    Received() {
      super(null, null);
    }

    @Override
    public HttpFields.Mutable getHeaders() {
      return headers;
    }

    @Override
    public int getStatus() {
      return status;
    }

    @Override
    public void setStatus(int code) {
      status = code;
    }

    @Override
    public void write(boolean last, ByteBuffer content, Callback callback) {
      body = SdkBytes.fromByteBuffer(content);
      callback.succeeded();
    }

    Answer answer() {
      Map<String, List<String>> fields = new HashMap<>();
      for (HttpField field : headers) {
        fields.put(field.getName(), field.getValueList());
      }
      return new Answer(status, fields, body);
    }
  }
}
