package papercatalog.runtime.direct;

import module java.base;

import software.amazon.awssdk.crt.CRT;
import software.amazon.awssdk.crt.http.HttpException;
import software.amazon.awssdk.crt.http.HttpHeader;
import software.amazon.awssdk.crt.http.HttpStream;
import software.amazon.awssdk.crt.http.HttpStreamResponseHandler;

/** The answer of a service, which the event loop delivers in pieces to a body. */
final class CrtAnswer<B extends OutputStream> implements HttpStreamResponseHandler {
  private final B body;
  private final CompletableFuture<CrtAnswer<B>> whole = new CompletableFuture<>();
  private int status;
  private HttpHeader[] headers = {};

  CrtAnswer(B body) {
    this.body = body;
  }

  /** This answer, when it has been read to its end. */
  CompletableFuture<CrtAnswer<B>> whole() {
    return whole;
  }

  int status() {
    return status;
  }

  /** The value of a header; {@code null} if there is none. */
  String header(String name) {
    for (HttpHeader header : headers) {
      if (header.getName().equalsIgnoreCase(name)) {
        return header.getValue();
      }
    }
    return null;
  }

  B body() {
    return body;
  }

  @Override
  public void onResponseHeaders(HttpStream stream, int code, int block, HttpHeader[] received) {
    status = code;
    headers = received;
  }

  @Override
  public int onResponseBody(HttpStream stream, byte[] bytes) {
    try {
      body.write(bytes);
    } catch (IOException e) {
      whole.completeExceptionally(e);
    }
    return bytes.length;
  }

  @Override
  public void onResponseComplete(HttpStream stream, int error) {
    if (error == CRT.AWS_CRT_SUCCESS) {
      whole.complete(this);
    } else {
      whole.completeExceptionally(new HttpException(error));
    }
  }
}
