package papercatalog.domain.client;

import java.io.EOFException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.SdkHttpResponse;

/**
 * Refuses an answer that broke off in its head. HTTP takes one without a length to be whole, and
 * the SDK an empty one for an item that does not exist. DynamoDB always sends the length.
 */
final class WholeHead implements ExecutionInterceptor {
  @Override
  public void afterTransmission(Context.AfterTransmission context, ExecutionAttributes attributes) {
    SdkHttpResponse head = context.httpResponse();
    if (head.firstMatchingHeader("Content-Length").isEmpty()
        && head.firstMatchingHeader("Transfer-Encoding").isEmpty()) {
      throw SdkClientException.create("An answer broke off", new EOFException("no length"));
    }
  }
}
