package papercatalog.functions.docs;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.Route;

/** The responses of a route in OpenAPI. */
final class ResponseJson {
  private static final List<String> ALWAYS =
      List.of(
          "Cache-Control",
          "Content-Security-Policy",
          "X-Content-Type-Options",
          "X-Frame-Options",
          "Referrer-Policy",
          "Strict-Transport-Security");
  private static final List<String> FOUND = List.of("ETag", "Vary", "Link", "Content-Disposition");
  private static final List<String> PROOF =
      List.of("Server-Timing", "X-DynamoDB-Requests", "X-DynamoDB-Read-Units");

  private ResponseJson() {}

  /** Writes the responses of a route by status. */
  static void write(JsonGenerator json, Route route, boolean head) throws IOException {
    json.writeObjectFieldStart("responses");
    json.writeObjectFieldStart("200");
    json.writeStringField(
        "description", head ? "The headers of the answer to GET." : route.summary() + ".");
    switch (route) {
      case AccessPattern<?> pattern -> found(json, pattern, head);
      case DocsPage page -> found(json, page);
    }
    json.writeEndObject();
    for (DocumentedStatus outcome : DocumentedStatus.of(route)) {
      json.writeObjectFieldStart(Integer.toString(outcome.status()));
      reference(json, "responses", outcome.component());
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  /** Writes the shared responses as components. */
  static void writeShared(JsonGenerator json) throws IOException {
    for (DocumentedStatus outcome : DocumentedStatus.values()) {
      json.writeObjectFieldStart(outcome.component());
      json.writeStringField("description", outcome.description());
      switch (outcome.kind()) {
        case ELSEWHERE -> headers(json, List.of("Location", "Vary"), ALWAYS, PROOF);
        case NOTHING -> headers(json, List.of("ETag", "Vary", "Link"), ALWAYS, PROOF);
        case REFUSAL -> headers(json, List.of("Vary"), ALWAYS);
        case FINDING -> headers(json, List.of("Vary"), ALWAYS, PROOF);
        case RETRY -> headers(json, List.of("Retry-After", "Vary"), ALWAYS, PROOF);
        case GATEWAY -> {}
      }
      content(json, outcome);
      json.writeEndObject();
    }
  }

  /** A HEAD names the same media types: clients make their Accept header of them. */
  private static void found(JsonGenerator json, AccessPattern<?> pattern, boolean head)
      throws IOException {
    headers(json, FOUND, ALWAYS, PROOF);
    json.writeObjectFieldStart("content");
    for (Format format : pattern.formats()) {
      json.writeObjectFieldStart(format.mediaType());
      schema(json, Shapes.of(pattern, format));
      if (format == Format.JSON && !head) {
        example(json, pattern.eventName());
      }
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static void found(JsonGenerator json, DocsPage page) throws IOException {
    headers(json, List.of("ETag", "Vary", "Link"), ALWAYS);
    json.writeObjectFieldStart("content");
    for (String mediaType : Shapes.mediaTypes(page)) {
      json.writeObjectFieldStart(mediaType);
      schema(json, Shapes.of(page, mediaType));
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static void content(JsonGenerator json, DocumentedStatus outcome) throws IOException {
    if (outcome.kind() == DocumentedStatus.Kind.NOTHING
        || outcome.kind() == DocumentedStatus.Kind.ELSEWHERE) {
      return;
    }
    json.writeObjectFieldStart("content");
    if (outcome.kind() == DocumentedStatus.Kind.GATEWAY) {
      json.writeObjectFieldStart(Format.JSON.mediaType());
      schema(json, "Message");
      json.writeEndObject();
    } else {
      json.writeObjectFieldStart("application/problem+json");
      schema(json, "Problem");
      if (outcome.example().isPresent()) {
        example(json, outcome.example().get());
      }
      json.writeEndObject();
      json.writeObjectFieldStart(Format.HTML.mediaType());
      schema(json, Shapes.TEXT);
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static void example(JsonGenerator json, String event) throws IOException {
    json.writeFieldName("example");
    Resource.copyValue("examples/" + event + ".json", json);
  }

  private static void schema(JsonGenerator json, String component) throws IOException {
    json.writeObjectFieldStart("schema");
    if (component.equals(Shapes.TEXT)) {
      json.writeStringField("type", "string");
    } else {
      reference(json, "schemas", component);
    }
    json.writeEndObject();
  }

  @SafeVarargs
  private static void headers(JsonGenerator json, List<String>... lists) throws IOException {
    json.writeObjectFieldStart("headers");
    for (List<String> list : lists) {
      for (String name : list) {
        json.writeObjectFieldStart(name);
        reference(json, "headers", name);
        json.writeEndObject();
      }
    }
    json.writeEndObject();
  }

  private static void reference(JsonGenerator json, String kind, String name) throws IOException {
    json.writeStringField("$ref", "#/components/" + kind + "/" + name);
  }
}
