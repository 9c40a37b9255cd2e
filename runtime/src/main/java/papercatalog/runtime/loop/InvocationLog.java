package papercatalog.runtime.loop;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.amazonaws.services.lambda.runtime.LambdaLogger;
import com.amazonaws.services.lambda.runtime.logging.LogFormat;
import com.amazonaws.services.lambda.runtime.logging.LogLevel;
import com.fasterxml.jackson.core.JsonGenerator;

/**
 * The log of a function on standard output, in the format and from the level of its configuration.
 *
 * @param requestId id of the current invocation, or {@code null} outside of one
 */
record InvocationLog(String requestId, String tenantId) implements LambdaLogger {
  static InvocationLog of(Invocation invocation) {
    return new InvocationLog(invocation.requestId(), invocation.tenantId());
  }

  static InvocationLog ofNoRequest() {
    return new InvocationLog(null, null);
  }

  void failure(FunctionFailure failure) {
    log(failure.log(), inJson() ? LogLevel.ERROR : LogLevel.UNDEFINED);
  }

  @Override
  public void log(String message) {
    log(message, LogLevel.UNDEFINED);
  }

  @Override
  public void log(byte[] message) {
    log(message, LogLevel.UNDEFINED);
  }

  @Override
  public void log(String message, LogLevel level) {
    if (isWanted(level)) {
      write((inJson() ? json(message, level) : text(message, level)).getBytes(UTF_8));
    }
  }

  @Override
  public void log(byte[] message, LogLevel level) {
    if (isWanted(level)) {
      write(message == null ? "null".getBytes(UTF_8) : message);
    }
  }

  private static boolean isWanted(LogLevel level) {
    LogLevel least = LogLevel.fromString(variable("AWS_LAMBDA_LOG_LEVEL", "UNDEFINED"));
    return level == LogLevel.UNDEFINED || level.compareTo(least) >= 0;
  }

  private static boolean inJson() {
    return LogFormat.fromString(variable("AWS_LAMBDA_LOG_FORMAT", "TEXT")) == LogFormat.JSON;
  }

  private static String variable(String name, String otherwise) {
    return System.getenv().getOrDefault(name, otherwise);
  }

  private static String text(String message, LogLevel level) {
    return level == LogLevel.UNDEFINED ? String.valueOf(message) : "[" + level + "] " + message;
  }

  private String json(String message, LogLevel level) {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = FailureJson.FACTORY.createGenerator(line)) {
      json.writeStartObject();
      json.writeStringField("timestamp", Instant.now().truncatedTo(ChronoUnit.MILLIS).toString());
      writeIfPresent(json, "message", message);
      json.writeStringField("level", level.toString());
      writeIfPresent(json, "AWSRequestId", requestId);
      writeIfPresent(json, "tenantId", tenantId);
      json.writeEndObject();
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return line.toString();
  }

  private static void writeIfPresent(JsonGenerator json, String name, String value)
      throws IOException {
    if (value != null) {
      json.writeStringField(name, value);
    }
  }

  private static void write(byte[] line) {
    System.out.write(line, 0, line.length);
    System.out.flush();
  }
}
