package papercatalog.table;

import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/** Counts each HTTP request that really leaves, so that a hidden retry shows on the meter. */
final class AttemptCounter implements ExecutionInterceptor {
  @Override
  public void beforeTransmission(
      Context.BeforeTransmission context, ExecutionAttributes attributes) {
    ReadMeter.countRequest();
  }
}
