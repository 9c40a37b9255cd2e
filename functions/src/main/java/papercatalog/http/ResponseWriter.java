package papercatalog.http;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import papercatalog.json.Json;

/** Writes an answer as API Gateway's HTTP API takes it, payload format 2.0. */
final class ResponseWriter {
  /** On every answer: it is data, to be interpreted as nothing else, framed by nobody. */
  private static final Map<String, String> SECURITY_HEADERS =
      Map.of(
          "Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'",
          "Referrer-Policy", "no-referrer",
          "Strict-Transport-Security", "max-age=63072000",
          "X-Content-Type-Options", "nosniff",
          "X-Frame-Options", "DENY");

  private ResponseWriter() {}

  static void write(Response response, OutputStream output) throws IOException {
    try (JsonGenerator json = Json.FACTORY.createGenerator(output)) {
      json.writeStartObject();
      json.writeNumberField("statusCode", response.status());
      json.writeObjectFieldStart("headers");
      writeAll(response.headers(), json);
      writeAll(SECURITY_HEADERS, json);
      json.writeEndObject();
      json.writeStringField("body", response.body());
      json.writeBooleanField("isBase64Encoded", false);
      json.writeEndObject();
    }
  }

  private static void writeAll(Map<String, String> headers, JsonGenerator json) throws IOException {
    for (var header : headers.entrySet()) {
      json.writeStringField(header.getKey(), header.getValue());
    }
  }
}
