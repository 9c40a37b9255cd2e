package papercatalog.runtime.direct;

import module java.base;

import software.amazon.awssdk.crt.CRT;
import software.amazon.awssdk.crt.http.HttpException;
import software.amazon.awssdk.crt.http.HttpHeader;
import software.amazon.awssdk.crt.http.HttpStream;
import software.amazon.awssdk.crt.http.HttpStreamResponseHandler;

/** What DynamoDB answers. The event loop brings it piece by piece. */
final class CrtAnswer implements HttpStreamResponseHandler {
  private final ByteArrayOutputStream body = new ByteArrayOutputStream(8 * 1024);
  private final CompletableFuture<CrtAnswer> whole = new CompletableFuture<>();
  private int status;
  private String checksum;

  /** This answer, when it has been read to its end. */
  CompletableFuture<CrtAnswer> whole() {
    return whole;
  }

  int status() {
    return status;
  }

  /** The checksum of the body, as DynamoDB announces it; {@code null} if it does not. */
  String checksum() {
    return checksum;
  }

  byte[] body() {
    return body.toByteArray();
  }

  @Override
  public void onResponseHeaders(HttpStream stream, int code, int block, HttpHeader[] headers) {
    status = code;
    for (HttpHeader header : headers) {
      if (header.getName().equalsIgnoreCase("x-amz-crc32")) {
        checksum = header.getValue();
      }
    }
  }

  @Override
  public int onResponseBody(HttpStream stream, byte[] bytes) {
    body.writeBytes(bytes);
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
