package papercatalog.priming;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import papercatalog.json.Json;
import papercatalog.json.JsonText;
import papercatalog.schema.AccessPattern;

/** What API Gateway would hand to a function, as payload format 2.0 has it. */
final class MadeUpEvents {
  private static final Map<String, String> HEADERS =
      Map.of(
          "accept", "*/*",
          "accept-encoding", "gzip, deflate, br",
          "content-length", "0",
          "host", "a1b2c3d4e5.execute-api.eu-central-1.amazonaws.com",
          "user-agent", "priming",
          "x-amzn-trace-id", "Root=1-6900a0b1-0123456789abcdef01234567",
          "x-forwarded-for", "192.0.2.10",
          "x-forwarded-port", "443",
          "x-forwarded-proto", "https");

  private final AccessPattern pattern;

  private MadeUpEvents(AccessPattern pattern) {
    this.pattern = pattern;
  }

  /** Each as machines write it, and as people do. */
  static List<byte[]> of(AccessPattern pattern) throws IOException {
    MadeUpEvents events = new MadeUpEvents(pattern);
    List<byte[]> all = new ArrayList<>();
    for (Map<String, String> query : queries(pattern)) {
      byte[] event = events.event(query);
      all.add(event);
      all.add(indented(event));
    }
    return all;
  }

  private static List<Map<String, String>> queries(AccessPattern pattern) {
    return pattern.queryParameters().isEmpty()
        ? List.of(Map.of())
        : List.of(
            Map.of(),
            Map.of("limit", "3"),
            Map.of("order", "asc", "from", "1985", "until", "2026-04-18"));
  }

  private byte[] event(Map<String, String> query) {
    String parameter = pattern.pathParameter().text();
    return JsonText.object(
            json -> {
              json.writeStringField("version", "2.0");
              json.writeStringField("routeKey", pattern.routeKey());
              json.writeStringField("rawPath", "/priming");
              Json.texts(json, "headers", HEADERS);
              Json.texts(json, "queryStringParameters", query);
              json.writeObjectFieldStart("requestContext");
              json.writeStringField("accountId", "123456789012");
              Json.texts(json, "http", Map.of("method", "GET", "sourceIp", "192.0.2.10"));
              json.writeStringField("requestId", "JKJaXmPLvHcESHA=");
              json.writeStringField("stage", "$default");
              json.writeNumberField("timeEpoch", 1_795_165_200_000L);
              json.writeEndObject();
              Json.texts(json, "pathParameters", Map.of(parameter, "priming"));
              json.writeBooleanField("isBase64Encoded", false);
            })
        .bytes();
  }

  private static byte[] indented(byte[] event) throws IOException {
    ByteArrayOutputStream indented = new ByteArrayOutputStream();
    try (JsonParser from = Json.FACTORY.createParser(event);
        JsonGenerator to = Json.FACTORY.createGenerator(indented).useDefaultPrettyPrinter()) {
      from.nextToken();
      to.copyCurrentStructure(from);
    }
    return indented.toByteArray();
  }
}
