package papercatalog.functions.docs;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.domain.model.ConstantName;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.BatchPattern;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.pattern.SearchPattern;
import papercatalog.functions.content.Content;
import papercatalog.functions.json.JsonText;

/**
 * The description of the API, OpenAPI 3.1. The domain declares paths, parameters and the texts of a
 * paper; other schemas and headers are written by hand. Contract tests compare every answer with
 * them. The examples are answers of the sample catalog.
 */
final class OpenApi {
  private static final List<List<String>> TAGS =
      List.of(
          List.of("papers", "Papers, their authors and their versions."),
          List.of("collections", "Collections and their papers."),
          List.of("authors", "Authors and their papers."),
          List.of("topics", "Topics and their papers."),
          List.of("changes", "What became of papers."),
          List.of("batch", "Several papers at once."),
          List.of("docs", "What the catalog says of itself."));
  private static final List<String> SEARCH = List.of("search", "Papers by their words.");

  private OpenApi() {}

  /** The description of the catalog at an origin. */
  static Content at(String origin) {
    return JsonText.object(
        json -> {
          json.writeStringField("openapi", "3.1.1");
          info(json);
          json.writeArrayFieldStart("servers");
          json.writeStartObject();
          json.writeStringField("url", origin);
          json.writeEndObject();
          json.writeEndArray();
          json.writeArrayFieldStart("security");
          json.writeEndArray();
          tags(json);
          json.writeObjectFieldStart("paths");
          for (Route route : Route.deployed()) {
            path(json, route);
          }
          json.writeEndObject();
          components(json);
        });
  }

  private static void info(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("info");
    json.writeStringField("title", About.TITLE);
    json.writeStringField("version", "2.0.0");
    json.writeStringField("summary", About.SUMMARY);
    json.writeStringField("description", About.CONTRACT);
    json.writeObjectFieldStart("license");
    json.writeStringField("name", "Apache License 2.0");
    json.writeStringField("identifier", "Apache-2.0");
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void tags(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("tags");
    for (List<String> tag : TAGS) {
      tag(json, tag);
    }
    if (SearchPattern.isDeployed()) {
      tag(json, SEARCH);
    }
    json.writeEndArray();
  }

  private static void tag(JsonGenerator json, List<String> tag) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", tag.getFirst());
    json.writeStringField("description", tag.getLast());
    json.writeEndObject();
  }

  private static void path(JsonGenerator json, Route route) throws IOException {
    json.writeObjectFieldStart(route.path());
    ParameterJson.write(json, route);
    for (String method : Route.methods()) {
      boolean head = method.equals("HEAD");
      json.writeObjectFieldStart(method.toLowerCase(Locale.ROOT));
      json.writeStringField("operationId", operation(route) + (head ? "Head" : ""));
      json.writeStringField("summary", route.summary() + (head ? ": the headers alone" : ""));
      json.writeStringField("description", description(route, head));
      json.writeArrayFieldStart("tags");
      json.writeString(tag(route));
      json.writeEndArray();
      ResponseJson.write(json, route);
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static void components(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("components");
    json.writeObjectFieldStart("schemas");
    Vocabulary.write(json);
    Schemas.write(json);
    json.writeEndObject();
    json.writeObjectFieldStart("parameters");
    ParameterJson.writeShared(json);
    json.writeEndObject();
    json.writeObjectFieldStart("headers");
    Resource.copyMembers("headers.json", json);
    json.writeEndObject();
    json.writeObjectFieldStart("responses");
    ResponseJson.writeShared(json);
    json.writeEndObject();
    json.writeEndObject();
  }

  /** The one name of a pattern; of a page, which shares its function with others, its own. */
  static String operation(Route route) {
    return switch (route) {
      case AccessPattern<?> pattern -> pattern.operation();
      case DocsPage page -> DocsPage.OPERATION + ConstantName.camelCase(page.name());
    };
  }

  /** Writes the member that refers to a component. */
  static void reference(JsonGenerator json, String kind, String name) throws IOException {
    json.writeStringField("$ref", "#/components/" + kind + "/" + name);
  }

  private static String description(Route route, boolean head) {
    if (head) {
      return "Answers like GET, without content.";
    }
    return switch (route) {
      case AccessPattern<?> pattern -> {
        if (pattern instanceof SearchPattern) {
          yield "The index names the papers, and one request to DynamoDB reads them.";
        }
        String read = "One request to DynamoDB reads the answer.";
        if (pattern.parameters().samples().isEmpty()) {
          yield read;
        }
        if (pattern instanceof BatchPattern<?, ?>) {
          yield read + " Keys that DynamoDB leaves unprocessed take a second one.";
        }
        yield pattern.mayBeMissing()
            ? read + " If there is no such paper, version or author, it is a 404."
            : read + " A name or identifier that no paper has returns an empty list.";
      }
      case DocsPage page when page == DocsPage.START ->
          "JSON reads no table. One request to DynamoDB reads the latest changes for the page.";
      case DocsPage page when page == DocsPage.SITEMAP ->
          "Lists its parts, or the addresses of one. The index has them; no table is read.";
      case DocsPage _ -> "Reads no table. Caches may keep the answer for an hour.";
    };
  }

  private static String tag(Route route) {
    return switch (route) {
      case AccessPattern<?> pattern -> pattern.path().split("/", -1)[1];
      case DocsPage _ -> DocsPage.OPERATION.toLowerCase(Locale.ROOT);
    };
  }
}
