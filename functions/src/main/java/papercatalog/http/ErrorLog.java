package papercatalog.http;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Instant;
import java.util.Optional;
import papercatalog.content.Content;
import papercatalog.json.JsonText;

/**
 * One line of JSON on standard error for each answer that is our fault, and none for the others: a
 * log line costs more than the read it is about, and API Gateway's access log has the rest.
 */
final class ErrorLog {
  private ErrorLog() {}

  static void write(String operation, Optional<String> requestId, Exception failure) {
    Content line =
        JsonText.object(
            json -> {
              json.writeStringField("timestamp", Instant.now().toString());
              json.writeStringField("level", "ERROR");
              json.writeStringField("operation", operation);
              if (requestId.isPresent()) {
                json.writeStringField("requestId", requestId.get());
              }
              json.writeArrayFieldStart("causes");
              for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
                writeCause(cause, json);
              }
              json.writeEndArray();
            });
    System.err.println(line);
  }

  private static void writeCause(Throwable cause, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("error", cause.getClass().getName());
    json.writeStringField("message", String.valueOf(cause.getMessage()));
    StackTraceElement[] stack = cause.getStackTrace();
    if (stack.length > 0) {
      json.writeStringField("at", stack[0].toString());
    }
    json.writeEndObject();
  }
}
