package papercatalog.functions.http;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.functions.content.Content;
import papercatalog.functions.json.JsonText;

/** Writes a response for API Gateway's HTTP API, payload format 2.0. */
final class ResponseWriter {
  private static final String POLICY = "Content-Security-Policy";
  private static final String NOTHING_BUT_DATA = "default-src 'none'; frame-ancestors 'none'";

  /** Lambda's limit on the output of a function, in bytes. */
  private static final int MOST_BYTES = 6_291_556;

  /** Reserved for everything except the content. */
  private static final int ENVELOPE_BYTES = 65_536;

  /** The limit of the content as a JSON string. */
  static final int MOST_CONTENT_BYTES = MOST_BYTES - ENVELOPE_BYTES;

  private ResponseWriter() {}

  static boolean fits(Content content) {
    return content.fitsAsString(MOST_CONTENT_BYTES);
  }

  static void write(Response response, Map<String, String> proof, OutputStream output)
      throws IOException {
    try (JsonGenerator json = JsonText.FACTORY.createGenerator(output)) {
      json.writeStartObject();
      json.writeNumberField("statusCode", response.status());
      json.writeObjectFieldStart("headers");
      writeHeaders(json, response.headers());
      writeHeaders(json, proof);
      if (!response.headers().containsKey(POLICY)) {
        json.writeStringField(POLICY, NOTHING_BUT_DATA);
      }
      writeSecurityHeaders(json);
      json.writeEndObject();
      json.writeFieldName("body");
      response.content().writeAsString(json);
      json.writeBooleanField("isBase64Encoded", response.content().isGzip());
      json.writeEndObject();
    }
  }

  private static void writeHeaders(JsonGenerator json, Map<String, String> headers)
      throws IOException {
    for (Map.Entry<String, String> header : headers.entrySet()) {
      json.writeStringField(header.getKey(), header.getValue());
    }
  }

  /** Headers of every response: no content sniffing, no framing. */
  private static void writeSecurityHeaders(JsonGenerator json) throws IOException {
    json.writeStringField("X-Content-Type-Options", "nosniff");
    json.writeStringField("X-Frame-Options", "DENY");
    json.writeStringField("Referrer-Policy", "no-referrer");
    json.writeStringField("Strict-Transport-Security", "max-age=63072000");
  }
}
