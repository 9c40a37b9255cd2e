package papercatalog.runtime.direct;

import java.nio.ByteBuffer;
import software.amazon.awssdk.crt.http.HttpRequestBodyStream;

/** The body of a request, which the event loop takes in pieces that fit its buffer. */
final class CrtBody implements HttpRequestBodyStream {
  private final byte[] bytes;
  private int next;

  CrtBody(byte[] bytes) {
    this.bytes = bytes;
  }

  @Override
  public boolean sendRequestBody(ByteBuffer target) {
    int length = Math.min(bytes.length - next, target.remaining());
    target.put(bytes, next, length);
    next += length;
    return next == bytes.length;
  }

  @Override
  public boolean resetPosition() {
    next = 0;
    return true;
  }

  @Override
  public long getLength() {
    return bytes.length;
  }
}
