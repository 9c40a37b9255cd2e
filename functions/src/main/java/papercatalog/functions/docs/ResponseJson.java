package papercatalog.functions.docs;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.BatchPattern;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.Route;

/** The responses of a route in OpenAPI. */
final class ResponseJson {
  private static final List<String> ALWAYS = List.of("Cache-Control", "Vary");
  private static final List<String> FOUND = List.of("ETag", "Link");
  private static final List<String> NAMED = List.of("Content-Disposition");
  private static final List<String> BATCH = List.of("X-Missing-Papers");
  private static final List<String> PROOF =
      List.of("Server-Timing", "X-DynamoDB-Requests", "X-DynamoDB-Read-Units");

  private ResponseJson() {}

  /** Writes references to the responses of a route by status. */
  static void write(JsonGenerator json, Route route) throws IOException {
    json.writeObjectFieldStart("responses");
    member(json, "200", "responses", OpenApi.operation(route));
    for (DocumentedStatus outcome : DocumentedStatus.of(route)) {
      member(json, Integer.toString(outcome.status()), "responses", outcome.component());
    }
    json.writeEndObject();
  }

  /**
   * Writes the responses as components. GET and HEAD of a route share one: clients make their
   * Accept header of its media types.
   */
  static void writeShared(JsonGenerator json) throws IOException {
    for (Route route : Route.deployed()) {
      json.writeObjectFieldStart(OpenApi.operation(route));
      json.writeStringField("description", route.summary() + ".");
      switch (route) {
        case AccessPattern<?> pattern -> found(json, pattern);
        case DocsPage page -> found(json, page);
      }
      json.writeEndObject();
    }
    for (DocumentedStatus outcome : DocumentedStatus.values()) {
      json.writeObjectFieldStart(outcome.component());
      json.writeStringField("description", outcome.description());
      switch (outcome.kind()) {
        case ELSEWHERE -> headers(json, List.of("Location"), ALWAYS, PROOF);
        case NOTHING -> headers(json, FOUND, BATCH, ALWAYS, PROOF);
        case REFUSAL -> headers(json, ALWAYS);
        case FINDING -> headers(json, ALWAYS, PROOF);
        case RETRY -> headers(json, List.of("Retry-After"), ALWAYS, PROOF);
        case GATEWAY -> {}
      }
      content(json, outcome);
      json.writeEndObject();
    }
  }

  private static void found(JsonGenerator json, AccessPattern<?> pattern) throws IOException {
    List<String> batch = pattern instanceof BatchPattern<?, ?> ? BATCH : List.of();
    headers(json, FOUND, NAMED, ALWAYS, PROOF, batch);
    json.writeObjectFieldStart("content");
    for (Format format : pattern.formats()) {
      json.writeObjectFieldStart(format.mediaType());
      schema(json, Shapes.of(pattern, format));
      if (format == Format.JSON) {
        example(json, pattern.eventName());
      }
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static void found(JsonGenerator json, DocsPage page) throws IOException {
    List<String> proof = page == DocsPage.START ? PROOF : List.of();
    headers(json, FOUND, ALWAYS, proof);
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
    if (!component.equals(Shapes.TEXT)) {
      member(json, "schema", "schemas", component);
      return;
    }
    json.writeObjectFieldStart("schema");
    json.writeStringField("type", "string");
    json.writeEndObject();
  }

  @SafeVarargs
  private static void headers(JsonGenerator json, List<String>... lists) throws IOException {
    json.writeObjectFieldStart("headers");
    for (List<String> list : lists) {
      for (String name : list) {
        member(json, name, "headers", name);
      }
    }
    json.writeEndObject();
  }

  private static void member(JsonGenerator json, String name, String kind, String component)
      throws IOException {
    json.writeObjectFieldStart(name);
    OpenApi.reference(json, kind, component);
    json.writeEndObject();
  }
}
