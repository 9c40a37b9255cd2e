package papercatalog.templatetests;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** A bucket in S3's place that takes and gives objects, and lists none. It honors no condition. */
final class BucketStub implements AutoCloseable {
  private static final String MISSING = "<Error><Code>NoSuchKey</Code></Error>";
  private static final String NONE = "<ListBucketResult><KeyCount>0</KeyCount></ListBucketResult>";

  private final Map<String, byte[]> objects = new ConcurrentSkipListMap<>();
  private final HttpServer server;

  BucketStub() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  /** The objects by their paths: {@code /<bucket>/<key>}. */
  Map<String, byte[]> objects() {
    return objects;
  }

  URI endpoint() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      byte[] body = exchange.getRequestBody().readAllBytes();
      if (exchange.getRequestMethod().equals("PUT")) {
        boolean chunked = exchange.getRequestHeaders().containsKey("x-amz-decoded-content-length");
        objects.put(path, chunked ? joined(body) : body);
        send(exchange, 200, new byte[0]);
      } else if (exchange.getRequestURI().getQuery() != null) {
        send(exchange, 200, NONE.getBytes(UTF_8));
      } else if (objects.containsKey(path)) {
        send(exchange, 200, objects.get(path));
      } else {
        send(exchange, 404, MISSING.getBytes(UTF_8));
      }
    }
  }

  private static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
    exchange.getResponseHeaders().add("ETag", "\"" + Arrays.hashCode(body) + "\"");
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    if (body.length > 0) {
      exchange.getResponseBody().write(body);
    }
  }

  /** The SDK sends objects in signed chunks: each has a line with its size before it. */
  private static byte[] joined(byte[] body) throws IOException {
    InputStream in = new ByteArrayInputStream(body);
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    for (int size = size(in); size > 0; size = size(in)) {
      whole.write(in.readNBytes(size));
      in.skipNBytes(2);
    }
    return whole.toByteArray();
  }

  private static int size(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = in.read(); next != '\n' && next >= 0; next = in.read()) {
      line.write(next);
    }
    return Integer.parseInt(line.toString(ISO_8859_1).replaceFirst("(?s)[;\r].*", ""), 16);
  }
}
