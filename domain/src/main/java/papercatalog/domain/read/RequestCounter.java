package papercatalog.domain.read;

import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/** Counts each HTTP request of the SDK's client, so that the meter shows hidden retries. */
public final class RequestCounter implements ExecutionInterceptor {
  @Override
  public void beforeTransmission(
      Context.BeforeTransmission context, ExecutionAttributes attributes) {
    ReadMeter.countRequest();
  }
}
