package papercatalog.runtime.loop;

import com.amazonaws.services.lambda.runtime.ClientContext;
import com.amazonaws.services.lambda.runtime.CognitoIdentity;
import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.LambdaLogger;

/**
 * The metadata of an invocation for handlers, from its headers and from the function's environment.
 */
record InvocationContext(Invocation invocation) implements Context {
  private static final String LEAST_MEMORY = "128";

  @Override
  public String getAwsRequestId() {
    return invocation.requestId();
  }

  @Override
  public String getLogGroupName() {
    return System.getenv("AWS_LAMBDA_LOG_GROUP_NAME");
  }

  @Override
  public String getLogStreamName() {
    return System.getenv("AWS_LAMBDA_LOG_STREAM_NAME");
  }

  @Override
  public String getFunctionName() {
    return System.getenv("AWS_LAMBDA_FUNCTION_NAME");
  }

  @Override
  public String getFunctionVersion() {
    return System.getenv("AWS_LAMBDA_FUNCTION_VERSION");
  }

  @Override
  public String getInvokedFunctionArn() {
    return invocation.functionArn();
  }

  /** API Gateway sends no identity. */
  @Override
  public CognitoIdentity getIdentity() {
    return null;
  }

  @Override
  public ClientContext getClientContext() {
    return null;
  }

  @Override
  public int getRemainingTimeInMillis() {
    return (int) Math.max(0, invocation.deadline() - System.currentTimeMillis());
  }

  @Override
  public int getMemoryLimitInMB() {
    return Integer.parseInt(
        System.getenv().getOrDefault("AWS_LAMBDA_FUNCTION_MEMORY_SIZE", LEAST_MEMORY));
  }

  @Override
  public LambdaLogger getLogger() {
    return InvocationLog.of(invocation);
  }

  @Override
  public String getTenantId() {
    return invocation.tenantId();
  }

  @Override
  public String getXrayTraceId() {
    return invocation.traceId();
  }
}
