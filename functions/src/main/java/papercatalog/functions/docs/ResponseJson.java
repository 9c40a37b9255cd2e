package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.BatchPattern;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.GetPattern;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;

final class ResponseJson {
  private static final List<String> ALWAYS = List.of("Cache-Control", "Vary");
  private static final List<String> FOUND = List.of("ETag", "Link");
  private static final List<String> NAMED = List.of("Content-Disposition");
  private static final List<String> DATED = List.of("Last-Modified");
  private static final List<String> BATCH = List.of("X-Missing-Papers");
  private static final List<String> PROOF =
      List.of("Server-Timing", "X-DynamoDB-Requests", "X-DynamoDB-Read-Units");

  private static final String PROBLEM = "application/problem+json";

  /** The schema of a format that is defined elsewhere. */
  private static final String TEXT = "";

  /** The end of the name of a response without content. */
  static final String HEAD = "Head";

  private ResponseJson() {}

  /** References to the responses of a route, by status. Those to HEAD have no content. */
  static Map<String, Object> of(Route route, boolean head) {
    String form = head ? HEAD : "";
    Map<String, Object> responses = new LinkedHashMap<>();
    responses.put("200", OpenApi.reference("responses", OpenApi.operation(route) + form));
    for (DocumentedStatus outcome : DocumentedStatus.of(route)) {
      responses.put(
          Integer.toString(outcome.status),
          OpenApi.reference(
              "responses", outcome.component() + (content(outcome) == null ? "" : form)));
    }
    return responses;
  }

  static Map<String, Map<String, Object>> shared(Routes routes) {
    Map<String, Map<String, Object>> responses = withContent(routes);
    for (Map.Entry<String, Map<String, Object>> response : withContent(routes).entrySet()) {
      if (response.getValue().remove("content") != null) {
        responses.put(response.getKey() + HEAD, response.getValue());
      }
    }
    return responses;
  }

  private static Map<String, Map<String, Object>> withContent(Routes routes) {
    Map<String, Map<String, Object>> responses = new LinkedHashMap<>();
    for (Route route : routes.all()) {
      responses.put(
          OpenApi.operation(route),
          JsonTree.object(
              "description", route.summary() + ".",
              "headers", headers(route),
              "content", found(route)));
    }
    for (DocumentedStatus outcome : DocumentedStatus.values()) {
      responses.put(
          outcome.component(),
          JsonTree.object(
              "description", outcome.description,
              "headers", headers(outcome.kind),
              "content", content(outcome)));
    }
    return responses;
  }

  private static Map<String, Object> headers(Route route) {
    if (route instanceof DocsPage page) {
      return page == DocsPage.START ? headers(FOUND, ALWAYS, PROOF) : headers(FOUND, ALWAYS);
    }
    return switch (route) {
      case BatchPattern<?, ?> _ -> headers(FOUND, NAMED, ALWAYS, PROOF, BATCH);
      case GetPattern<?, ?> _ -> headers(FOUND, DATED, NAMED, ALWAYS, PROOF);
      default -> headers(FOUND, NAMED, ALWAYS, PROOF);
    };
  }

  /** JSON if the route has it: generated clients have one type for an answer then. */
  private static Map<String, Object> found(Route route) {
    if (route instanceof DocsPage page) {
      return content(Described.mediaTypes(page).getFirst(), shape(page), null);
    }
    AccessPattern<?> pattern = (AccessPattern<?>) route;
    return content(
        MediaType.of(Format.JSON).text(), pattern.result(), Resource.example(pattern.eventName()));
  }

  private static String shape(DocsPage page) {
    return switch (page) {
      case START -> "Index";
      case OPENAPI -> "Description";
      case API_CATALOG -> "LinkSet";
      case PAPER_SCHEMA -> "JsonSchema";
      case DUMP, REFERENCE, LLMS, ROBOTS, FAVICON, OPENSEARCH, SITEMAP -> TEXT;
    };
  }

  private static Map<String, Object> headers(DocumentedStatus.AnswerKind kind) {
    return switch (kind) {
      case ELSEWHERE -> headers(List.of("Location"), ALWAYS, PROOF);
      case NOTHING -> headers(FOUND, DATED, BATCH, ALWAYS, PROOF);
      case REFUSAL -> headers(ALWAYS);
      case FINDING -> headers(ALWAYS, PROOF);
      case FAILURE -> optional(ALWAYS, PROOF);
      case RETRY -> {
        Map<String, Object> headers = headers(List.of("Retry-After"));
        headers.putAll(optional(ALWAYS, PROOF));
        yield headers;
      }
      case GATEWAY -> null;
    };
  }

  private static Map<String, Object> content(DocumentedStatus outcome) {
    return switch (outcome.kind) {
      case ELSEWHERE, NOTHING -> null;
      case GATEWAY -> content(MediaType.of(Format.JSON).text(), "Message", null);
      case REFUSAL, FINDING ->
          content(PROBLEM, "Problem", outcome.example().map(Resource::example).orElse(null));
      case FAILURE, RETRY -> {
        Map<String, Object> either = content(PROBLEM, "Problem", null);
        either.putAll(content(MediaType.of(Format.JSON).text(), "Message", null));
        yield either;
      }
    };
  }

  private static Map<String, Object> content(String mediaType, String shape, Object example) {
    return JsonTree.object(
        mediaType, JsonTree.object("schema", schema(shape, mediaType), "example", example));
  }

  /** Generated clients read JSON and plain text, and take other types as bytes. */
  private static Map<String, Object> schema(String component, String mediaType) {
    return component.equals(TEXT)
        ? JsonTree.object(
            "type", "string", "format", mediaType.startsWith("text/") ? null : "binary")
        : OpenApi.reference("schemas", component);
  }

  @SafeVarargs
  private static Map<String, Object> headers(List<String>... lists) {
    Map<String, Object> headers = new LinkedHashMap<>();
    for (List<String> list : lists) {
      for (String name : list) {
        headers.put(name, OpenApi.reference("headers", name));
      }
    }
    return headers;
  }

  /** The headers of a function, which answers of API Gateway itself lack. */
  @SafeVarargs
  private static Map<String, Object> optional(List<String>... lists) {
    Map<String, Object> headers = Resource.json("headers.json");
    headers.keySet().retainAll(headers(lists).keySet());
    headers.values().forEach(header -> ((Map<?, ?>) header).remove("required"));
    return headers;
  }
}
