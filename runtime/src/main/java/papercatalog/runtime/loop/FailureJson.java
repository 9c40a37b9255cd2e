package papercatalog.runtime.loop;

import module java.base;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;

/** Failures as AWS's runtime client reports them, and logs them on standard output. */
final class FailureJson {
  private static final String NOTHING = "FATAL";
  private static final JsonFactory FACTORY = new JsonFactory();

  private FailureJson() {}

  /** The report for the runtime API, in ASCII. */
  static byte[] body(FunctionFailure failure) throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    try (JsonGenerator json = ascii(body)) {
      json.writeStartObject();
      json.writeStringField("errorMessage", failure.message());
      json.writeStringField("errorType", failure.type());
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

  private static JsonGenerator ascii(OutputStream bytes) throws IOException {
    return FACTORY.createGenerator(bytes).enable(JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature());
  }

  /** Writes the line, unless the level excludes errors; a failed start has no request id. */
  static void log(FunctionFailure failure, String requestId) throws IOException {
    if (!NOTHING.equalsIgnoreCase(System.getenv("AWS_LAMBDA_LOG_LEVEL"))) {
      byte[] line = line(failure, requestId);
      System.out.write(line, 0, line.length);
      System.out.flush();
    }
  }

  private static byte[] line(FunctionFailure failure, String requestId) throws IOException {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(line)) {
      json.writeStartObject();
      json.writeStringField("timestamp", Instant.now().truncatedTo(ChronoUnit.MILLIS).toString());
      json.writeStringField("message", failure.log());
      json.writeStringField("level", "ERROR");
      if (requestId != null) {
        json.writeStringField("AWSRequestId", requestId);
      }
      json.writeEndObject();
      json.writeRaw('\n');
    }
    return line.toString().getBytes(StandardCharsets.UTF_8);
  }
}
