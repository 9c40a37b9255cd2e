package papercatalog.functions.http;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.functions.json.JsonText;

/** The cause of a 500, for the log only. The request has its own line. */
record FaultLine(String operation, Optional<String> requestId, Exception failure)
    implements JsonText.Members {
  @Override
  public void writeTo(JsonGenerator json) throws IOException {
    json.writeStringField("message", "fault");
    json.writeStringField("operation", operation);
    if (requestId.isPresent()) {
      json.writeStringField("requestId", requestId.get());
    }
    json.writeArrayFieldStart("causes");
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      writeCause(cause, json);
    }
    json.writeEndArray();
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
