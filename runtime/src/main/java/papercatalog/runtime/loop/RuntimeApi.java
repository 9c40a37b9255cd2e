package papercatalog.runtime.loop;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import module java.base;

import papercatalog.runtime.http.HttpConnection;
import papercatalog.runtime.http.HttpResponse;

/**
 * Lambda's runtime API, version 2018-06-01, over a kept connection without time limits: an event
 * may come at any time, and Lambda ends functions that take too long.
 */
final class RuntimeApi {
  private static final String PATH = "/2018-06-01/runtime/";
  static final String REQUEST_ID = "Lambda-Runtime-Aws-Request-Id";
  private static final int HTTP = 80;
  private static final int OK = 200;
  private static final int ACCEPTED = 202;

  private final String host;
  private final int port;
  private final HttpConnection connection;

  private RuntimeApi(String host, int port) {
    this.host = host;
    this.port = port;
    connection = new HttpConnection(host, port);
  }

  static RuntimeApi at(String authority) {
    int colon = authority.lastIndexOf(':');
    return colon < 0
        ? new RuntimeApi(authority, HTTP)
        : new RuntimeApi(
            authority.substring(0, colon), Integer.parseInt(authority.substring(colon + 1)));
  }

  /** The next event, with a request id: without one, nothing can be answered. */
  HttpResponse next() throws IOException {
    String path = PATH + "invocation/next";
    byte[] head = head("GET", path).append("\r\n").toString().getBytes(ISO_8859_1);
    HttpResponse event = exchange(path, head, OK);
    if (event.headers().getOrDefault(REQUEST_ID, "").isEmpty()) {
      throw new IOException("The runtime API gave no request id");
    }
    return event;
  }

  void respond(String requestId, ByteArrayOutputStream answer) throws IOException {
    post(PATH + "invocation/" + requestId + "/response", "", answer.toByteArray());
  }

  void fail(String requestId, FunctionFailure failure) throws IOException {
    report(PATH + "invocation/" + requestId + "/error", failure);
  }

  void failStart(FunctionFailure failure) throws IOException {
    report(PATH + "init/error", failure);
  }

  private void report(String path, FunctionFailure failure) throws IOException {
    String header = "Lambda-Runtime-Function-Error-Type: " + failure.kind() + "\r\n";
    post(path, header, FailureJson.body(failure));
  }

  private void post(String path, String headers, byte[] body) throws IOException {
    byte[] head =
        head("POST", path)
            .append("Content-Type: application/json\r\nContent-Length: ")
            .append(body.length)
            .append("\r\n")
            .append(headers)
            .append("\r\n")
            .toString()
            .getBytes(ISO_8859_1);
    byte[] request = Arrays.copyOf(head, head.length + body.length);
    System.arraycopy(body, 0, request, head.length, body.length);
    exchange(path, request, ACCEPTED);
  }

  private StringBuilder head(String method, String path) {
    return new StringBuilder(512)
        .append(method)
        .append(' ')
        .append(path)
        .append(" HTTP/1.1\r\nHost: ")
        .append(host)
        .append(':')
        .append(port)
        .append("\r\nUser-Agent: paper-catalog\r\n");
  }

  private HttpResponse exchange(String path, byte[] request, int expected) throws IOException {
    HttpResponse response = connection.exchange(request);
    if (response.status() != expected) {
      throw new IOException("The runtime API answered " + response.status() + " to " + path);
    }
    return response;
  }
}
