package papercatalog.runtime.loop;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashSet;
import java.util.Set;

/** A failure as the runtime API takes it. All ASCII: a part of it travels in a header. */
final class FailureJson {
  /** Creates every generator and parser of the loop. */
  static final JsonFactory FACTORY = new JsonFactory();

  private FailureJson() {}

  /** The body of the report. */
  static byte[] body(FunctionFailure failure) throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    try (JsonGenerator json = ascii(body)) {
      json.writeStartObject();
      json.writeStringField("errorMessage", failure.message());
      if (failure.type() != null) {
        json.writeStringField("errorType", failure.type());
      }
      if (failure.thrown() != null) {
        json.writeArrayFieldStart("stackTrace");
        for (StackTraceElement frame : failure.thrown().getStackTrace()) {
          json.writeString(frame.toString());
        }
        json.writeEndArray();
      }
      json.writeEndObject();
    }
    return body.toByteArray();
  }

  /** What was thrown, as X-Ray takes it. */
  static byte[] cause(Throwable thrown) throws IOException {
    StackTraceElement[] stack = thrown.getStackTrace();
    ByteArrayOutputStream cause = new ByteArrayOutputStream();
    try (JsonGenerator json = ascii(cause)) {
      json.writeStartObject();
      json.writeStringField("working_directory", System.getProperty("user.dir"));
      json.writeArrayFieldStart("exceptions");
      writeException(thrown, stack, json);
      json.writeEndArray();
      Set<String> paths = new LinkedHashSet<>();
      for (StackTraceElement frame : stack) {
        paths.add(path(frame));
      }
      json.writeArrayFieldStart("paths");
      for (String path : paths) {
        json.writeString(path);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    return cause.toByteArray();
  }

  private static JsonGenerator ascii(OutputStream bytes) throws IOException {
    return FACTORY.createGenerator(bytes).enable(JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature());
  }

  private static void writeException(
      Throwable thrown, StackTraceElement[] stack, JsonGenerator json) throws IOException {
    json.writeStartObject();
    if (thrown.getMessage() != null) {
      json.writeStringField("message", thrown.getMessage());
    }
    json.writeStringField("type", thrown.getClass().getName());
    json.writeArrayFieldStart("stack");
    for (StackTraceElement frame : stack) {
      json.writeStartObject();
      json.writeStringField("label", frame.getMethodName());
      json.writeStringField("path", path(frame));
      json.writeNumberField("line", frame.getLineNumber());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** The source file, or what it is probably called. */
  private static String path(StackTraceElement frame) {
    if (frame.getFileName() != null) {
      return frame.getFileName();
    }
    String type = frame.getClassName();
    return type.substring(type.lastIndexOf('.') + 1) + ".java";
  }
}
