package papercatalog.runtime.loop;

import module java.base;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;

/** Writes failures for the runtime API, in ASCII. */
final class FailureJson {
  /** Creates every generator of the loop. */
  static final JsonFactory FACTORY = new JsonFactory();

  private FailureJson() {}

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
}
