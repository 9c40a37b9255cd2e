package papercatalog.infra;

import module java.base;

import software.amazon.awscdk.Stack;
import software.amazon.awscdk.services.apigateway.AccessLogFormat;
import software.amazon.awscdk.services.apigatewayv2.IAccessLogDestination;
import software.amazon.awscdk.services.apigatewayv2.IAccessLogSettings;
import software.amazon.awscdk.services.apigatewayv2.LogGroupLogDestination;
import software.amazon.awscdk.services.logs.ILogGroup;

/**
 * One line of JSON for every request. It names the route, neither path nor caller: no client can
 * put text into the log, and it keeps no reader's habits.
 */
final class AccessLog implements IAccessLogSettings {
  private static final Map<String, String> FIELDS =
      new TreeMap<>(
          Map.of(
              "requestId", "$context.requestId",
              "time", "$context.requestTime",
              "route", "$context.routeKey",
              "status", "$context.status",
              "bytes", "$context.responseLength",
              "latencyMs", "$context.responseLatency",
              "functionMs", "$context.integrationLatency",
              "functionStatus", "$context.integrationStatus",
              "error", "$context.error.responseType"));

  private final ILogGroup logs;

  AccessLog(ILogGroup logs) {
    this.logs = logs;
  }

  @Override
  public IAccessLogDestination getDestination() {
    return new LogGroupLogDestination(logs);
  }

  @Override
  public AccessLogFormat getFormat() {
    return AccessLogFormat.custom(Stack.of(logs).toJsonString(FIELDS));
  }
}
