package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.handler.Docs;
import papercatalog.functions.route.DocsPage;

/**
 * The description of the API as it is served, and whether an answer is as it says: the status, the
 * headers, the media type, and for JSON the content, by its JSON schema.
 *
 * <p>Clients are to bear members that they do not know, so that the description does not forbid
 * them; here each object is closed.
 */
final class Description {
  private static final String LOCATION = "https://papers.example.org/openapi.json";

  /** The one that is served. */
  static final Description SERVED = new Description(served());

  /** The content's, with their own place in a description, and browsers' ones of every answer. */
  private static final Set<String> UNDESCRIBED =
      Set.of(
          "Content-Type",
          "Content-Encoding",
          "Content-Security-Policy",
          "X-Content-Type-Options",
          "X-Frame-Options",
          "Referrer-Policy",
          "Strict-Transport-Security");

  private final ObjectNode document;
  private final SchemaRegistry schemas;

  private Description(ObjectNode document) {
    this.document = document;
    ObjectNode closed = document.deepCopy();
    close(closed.get("components").get("schemas"));
    schemas =
        SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(Map.of(LOCATION, closed.toString())));
  }

  /** The whole document. */
  JsonNode document() {
    return document;
  }

  /** That an answer is as described, in every respect. */
  void assertDescribed(Route route, String method, TestAnswer answer) {
    JsonNode operation = document.at("/paths").path(route.path()).path(method);
    JsonNode response = operation.path("responses").path(Integer.toString(answer.status()));
    assertThat(response.isObject())
        .as("%s %s does not document %s", method, route.path(), answer)
        .isTrue();
    JsonNode documented = resolved(response);
    assertThat(headers(documented, answer)).as("headers of %s", answer).isEmpty();
    assertThat(content(documented, route, answer, method)).as("content of %s", answer).isEmpty();
  }

  private List<String> headers(JsonNode response, TestAnswer answer) {
    List<String> errors = new ArrayList<>();
    Set<String> sent = new TreeSet<>(answer.headers().keySet());
    sent.removeAll(UNDESCRIBED);
    for (Map.Entry<String, JsonNode> entry : response.path("headers").properties()) {
      String name = entry.getKey();
      JsonNode header = resolved(entry.getValue());
      if (sent.remove(name)) {
        String value = asJson(answer.headers().get(name), header.at("/schema/type").asText());
        errors.addAll(errors(header.get("schema"), value));
      } else if (header.path("required").asBoolean()) {
        errors.add(name + " is missing");
      }
    }
    sent.forEach(name -> errors.add(name + " is not documented"));
    return errors;
  }

  /** Answers are described as JSON; the parameter {@code format} names the other media types. */
  private List<String> content(JsonNode response, Route route, TestAnswer answer, String method) {
    JsonNode content = response.path("content");
    String type = answer.header("Content-Type").orElse("").replaceFirst(";.*", "");
    if (method.equals("head") || content.isEmpty()) {
      return answer.body().isEmpty() ? List.of() : List.of("there should be none");
    }
    JsonNode media = content.path(type);
    if (media.isMissingNode()) {
      return isOtherFormat(route, type, answer) ? List.of() : List.of(type + " is not documented");
    }
    return type.endsWith("json") ? errors(media.get("schema"), answer.body()) : List.of();
  }

  private static boolean isOtherFormat(Route route, String type, TestAnswer answer) {
    return answer.status() >= 400
        ? type.equals(MediaType.of(Format.HTML).text())
        : route.formats().stream().anyMatch(format -> MediaType.of(format).text().equals(type));
  }

  private List<String> errors(JsonNode schema, String json) {
    var validator =
        schema.has("$ref")
            ? schemas.getSchema(SchemaLocation.of(LOCATION + schema.get("$ref").asText()))
            : schemas.getSchema(schema.toString(), InputFormat.JSON);
    return validator.validate(json, InputFormat.JSON).stream().map(Object::toString).toList();
  }

  /** The node, or the component that it refers to. */
  JsonNode resolved(JsonNode node) {
    return node.has("$ref") ? document.at(node.get("$ref").asText().substring(1)) : node;
  }

  /** Headers are texts; what they stand for may be a number. */
  private static String asJson(String header, String type) {
    boolean number = !type.equals("string") && header.matches("-?[0-9]+([.][0-9]+)?");
    return number ? header : new TextNode(header).toString();
  }

  /** Forbids members that are not named, wherever a schema does not allow them itself. */
  private static void close(JsonNode schema) {
    if (schema instanceof ObjectNode object
        && object.get("properties") instanceof ObjectNode
        && !object.has("additionalProperties")) {
      object.put("additionalProperties", false);
    }
    if (schema instanceof ObjectNode || schema instanceof ArrayNode) {
      schema.forEach(Description::close);
    }
  }

  private static ObjectNode served() {
    ObjectMapper mapper = new ObjectMapper();
    ObjectNode event = mapper.createObjectNode().put("rawPath", DocsPage.OPENAPI.path());
    event.putObject("headers").put("host", "papers.example.org");
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    try {
      new Docs()
          .handleRequest(new ByteArrayInputStream(mapper.writeValueAsBytes(event)), output, null);
      return (ObjectNode) mapper.readTree(TestAnswer.read(output.toByteArray()).body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
