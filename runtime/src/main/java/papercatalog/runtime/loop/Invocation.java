package papercatalog.runtime.loop;

import module java.base;

import papercatalog.runtime.http.HttpResponse;

record Invocation(String requestId, InputStream event) {
  private static final String REQUEST_ID = "Lambda-Runtime-Aws-Request-Id";

  /** Fails without a request id: then nothing can be answered. */
  static Invocation of(HttpResponse response) throws IOException {
    String requestId = response.headers().get(REQUEST_ID);
    if (requestId == null || requestId.isEmpty()) {
      throw new IOException("The runtime API gave no request id");
    }
    return new Invocation(requestId, response.body());
  }
}
