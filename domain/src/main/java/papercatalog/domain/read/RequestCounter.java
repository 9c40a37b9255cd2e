package papercatalog.domain.read;

import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/**
 * Counts each HTTP request that the SDK's client sends, so that hidden retries show on the {@link
 * ReadMeter}.
 */
public final class RequestCounter implements ExecutionInterceptor {
  @Override
  public void beforeTransmission(
      Context.BeforeTransmission context, ExecutionAttributes attributes) {
    ReadMeter.countRequest();
  }
}
