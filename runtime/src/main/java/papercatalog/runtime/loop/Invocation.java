package papercatalog.runtime.loop;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.runtime.http.HttpResponse;

/**
 * An event with its metadata. Values that Lambda does not send are {@code null}, as in AWS's {@code
 * Context}.
 *
 * @param deadline until when there must be an answer, in milliseconds since 1970
 */
record Invocation(
    String requestId,
    long deadline,
    String functionArn,
    String traceId,
    String tenantId,
    InputStream event) {
  private static final String PREFIX = "Lambda-Runtime-";

  /**
   * @throws IOException when there is no request id or the deadline is no number: then nothing can
   *     be answered
   */
  static Invocation of(HttpResponse response) throws IOException {
    String requestId = value(response, "Aws-Request-Id");
    if (requestId == null) {
      throw new IOException("The runtime API gave no request id");
    }
    String functionArn = value(response, "Invoked-Function-Arn");
    return new Invocation(
        requestId,
        deadline(value(response, "Deadline-Ms")),
        functionArn == null ? "" : functionArn,
        value(response, "Trace-Id"),
        value(response, "Aws-Tenant-Id"),
        response.body());
  }

  private static long deadline(String text) throws IOException {
    try {
      return text == null ? 0 : Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new IOException("The runtime API gave a deadline that is no number", e);
    }
  }

  /** Headers are read as bytes; Lambda encodes them in UTF-8. */
  private static String value(HttpResponse response, String name) {
    String value = response.header(PREFIX + name);
    return value == null || value.isEmpty() ? null : new String(value.getBytes(ISO_8859_1), UTF_8);
  }
}
