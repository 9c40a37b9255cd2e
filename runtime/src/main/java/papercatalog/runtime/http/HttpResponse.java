package papercatalog.runtime.http;

import module java.base;

public final class HttpResponse {
  private final int status;
  private final List<Header> headers;
  private final byte[] body;

  HttpResponse(int status, List<Header> headers, byte[] body) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }

  public record Header(String name, String value) {}

  public int status() {
    return status;
  }

  public List<Header> headers() {
    return headers;
  }

  /** The body, without its transfer coding. */
  public InputStream body() {
    return new ByteArrayInputStream(body);
  }

  /** The value of a header in any case, or {@code null}. */
  public String header(String name) {
    return value(headers, name);
  }

  static String value(List<Header> headers, String name) {
    for (Header header : headers) {
      if (header.name.equalsIgnoreCase(name)) {
        return header.value;
      }
    }
    return null;
  }
}
