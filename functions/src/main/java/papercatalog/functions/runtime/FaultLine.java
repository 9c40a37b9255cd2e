package papercatalog.functions.runtime;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.functions.json.JsonText;

/**
 * The cause of a 5xx, or a failure that no reader has seen, for the log only. The request has its
 * own line.
 */
public record FaultLine(String operation, Optional<String> requestId, Throwable failure)
    implements JsonText.MemberWriter {
  private static final String OWN = "papercatalog.";

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
    Optional<StackTraceElement> place = place(List.of(cause.getStackTrace()));
    if (place.isPresent()) {
      json.writeStringField("at", place.get().toString());
    }
    json.writeEndObject();
  }

  /** The first frame of the catalog's own code, or else the first of all. */
  private static Optional<StackTraceElement> place(List<StackTraceElement> stack) {
    return stack.stream()
        .filter(frame -> frame.getClassName().startsWith(OWN))
        .findFirst()
        .or(() -> stack.stream().findFirst());
  }
}
