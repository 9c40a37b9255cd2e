package papercatalog.local.gateway;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import papercatalog.functions.route.McpRoute;
import papercatalog.functions.route.RouteMatch;
import papercatalog.local.engine.LoopbackOnly;
import papercatalog.local.engine.LoopbackServer;

/**
 * A local substitute for API Gateway's HTTP API on the loopback interface, with its events of
 * payload format 2.0. Its own errors have API Gateway's bodies: {@code {"message":"Bad Request"}}.
 */
final class Gateway extends Handler.Abstract implements AutoCloseable {
  private static final int MAX_HEADER_BYTES = 10_240;
  private static final int MAX_BODY_BYTES = 10 << 20;

  private final LocalFunctions functions;
  private final LoopbackServer server;

  private Gateway(LocalFunctions functions, LoopbackServer server) {
    this.functions = functions;
    this.server = server;
  }

  /** Opens a port, or a free one for 0; clients that connect wait until the gateway serves. */
  static Gateway open(LocalFunctions functions, int port) throws IOException {
    HttpConfiguration http = new HttpConfiguration();
    http.setRequestHeaderSize(MAX_HEADER_BYTES);
    http.setSendServerVersion(false);
    http.setUriCompliance(UriCompliance.UNSAFE); // the gateway checks the path itself
    return new Gateway(functions, new LoopbackServer(port, http));
  }

  Gateway serve() {
    server.serve(
        new LoopbackOnly(this),
        (_, response, callback) -> {
          refuse(response, callback);
          return true;
        });
    return this;
  }

  URI url() {
    return server.url();
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws IOException {
    Optional<String> path = decodedPath(request);
    if (path.isEmpty()) {
      message(response, callback, 400, "Bad Request");
      return true;
    }
    Optional<byte[]> body = body(request);
    if (body.isEmpty()) {
      message(response, callback, 413, "Request Entity Too Large");
      return true;
    }
    RouteMatch match =
        path.get().equals(McpRoute.PATH)
            ? McpRoute.MATCH
            : RouteMatch.of(request.getMethod(), path.get());
    byte[] event = ApiEvent.of(request, path.get(), match, body.get());
    byte[] answer = functions.invoke(match.operation(), event);
    CorsHeaders.add(request, response.getHeaders());
    send(LocalJson.MAPPER.readTree(answer), response, callback);
    return true;
  }

  @Override
  public void close() {
    server.close();
  }

  /** Decodes the path once and drops all from a decoded question mark on, as API Gateway does. */
  private static Optional<String> decodedPath(Request request) {
    try {
      String raw = request.getHttpURI().getPath().replace("+", "%2B");
      String decoded = URLDecoder.decode(raw, StandardCharsets.UTF_8);
      return Optional.of(decoded.split("\\?", 2)[0]);
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /**
   * Empty above API Gateway's maximum. The rest is read too: a connection that is closed with
   * unread bytes is reset, and the client loses the answer.
   */
  private static Optional<byte[]> body(Request request) throws IOException {
    try (InputStream body = Content.Source.asInputStream(request)) {
      byte[] bytes = body.readNBytes(MAX_BODY_BYTES + 1);
      body.transferTo(OutputStream.nullOutputStream());
      return Optional.of(bytes).filter(read -> read.length <= MAX_BODY_BYTES);
    }
  }

  private static void send(JsonNode answer, Response response, Callback callback)
      throws IOException {
    response.setStatus(answer.get("statusCode").asInt());
    answer
        .get("headers")
        .properties()
        .forEach(header -> response.getHeaders().put(header.getKey(), header.getValue().asText()));
    boolean headersOnly =
        HttpMethod.HEAD.is(response.getRequest().getMethod())
            || response.getStatus() == HttpStatus.NOT_MODIFIED_304;
    // As the last write, it would add the Content-Length of nothing, which is not that of GET.
    response.write(!headersOnly, ByteBuffer.wrap(LocalJson.body(answer)), callback);
  }

  /** Answers 400 to a request that Jetty cannot parse, and to other versions of HTTP. */
  private static void refuse(Response response, Callback callback) {
    int refused = response.getStatus();
    int status = refused == HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505 ? 400 : refused;
    message(response, callback, status, HttpStatus.getMessage(status));
  }

  private static void message(Response response, Callback callback, int status, String text) {
    response.setStatus(status);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    byte[] body =
        LocalJson.MAPPER
            .createObjectNode()
            .put("message", text)
            .toString()
            .getBytes(StandardCharsets.UTF_8);
    response.write(true, ByteBuffer.wrap(body), callback);
  }
}
