package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;

final class LocalJson {
  static final ObjectMapper MAPPER = new ObjectMapper();

  private LocalJson() {}

  static byte[] body(JsonNode answer) throws IOException {
    JsonNode body = answer.path("body");
    boolean binary = answer.path("isBase64Encoded").asBoolean();
    return binary ? body.binaryValue() : body.asText().getBytes(UTF_8);
  }
}
