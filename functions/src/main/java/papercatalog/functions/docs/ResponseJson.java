package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.BatchPattern;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.pattern.Routes;
import papercatalog.functions.json.JsonTree;

final class ResponseJson {
  private static final List<String> ALWAYS = List.of("Cache-Control", "Vary");
  private static final List<String> FOUND = List.of("ETag", "Link");
  private static final List<String> NAMED = List.of("Content-Disposition");
  private static final List<String> BATCH = List.of("X-Missing-Papers");
  private static final List<String> PROOF =
      List.of("Server-Timing", "X-DynamoDB-Requests", "X-DynamoDB-Read-Units");

  /** The schema of a format that is defined elsewhere. */
  private static final String TEXT = "";

  private ResponseJson() {}

  /** References to the responses of a route, by status. */
  static Map<String, Object> of(Route route) {
    Map<String, Object> responses = new LinkedHashMap<>();
    responses.put("200", OpenApi.reference("responses", OpenApi.operation(route)));
    for (DocumentedStatus outcome : DocumentedStatus.of(route)) {
      responses.put(
          Integer.toString(outcome.status), OpenApi.reference("responses", outcome.component()));
    }
    return responses;
  }

  /**
   * GET and HEAD of a route share a response: clients make their Accept header of its media types.
   */
  static Map<String, Object> shared(Routes routes) {
    Map<String, Object> responses = new LinkedHashMap<>();
    for (Route route : routes.all()) {
      Map<String, Object> headers =
          switch (route) {
            case BatchPattern<?, ?> _ -> headers(FOUND, NAMED, ALWAYS, PROOF, BATCH);
            case AccessPattern<?> _ -> headers(FOUND, NAMED, ALWAYS, PROOF);
            case DocsPage page when page == DocsPage.START -> headers(FOUND, ALWAYS, PROOF);
            case DocsPage _ -> headers(FOUND, ALWAYS);
          };
      responses.put(
          OpenApi.operation(route),
          JsonTree.object(
              "description", route.summary() + ".", "headers", headers, "content", found(route)));
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

  /** JSON if the route has it: generated clients have one type for an answer then. */
  private static Map<String, Object> found(Route route) {
    return switch (route) {
      case AccessPattern<?> pattern ->
          content(Format.JSON.mediaType(), pattern.result(), Resource.example(pattern.eventName()));
      case DocsPage page -> content(Described.mediaTypes(page).getFirst(), shape(page), null);
    };
  }

  private static String shape(DocsPage page) {
    return switch (page) {
      case START -> "Index";
      case OPENAPI -> "Description";
      case API_CATALOG -> "LinkSet";
      case PAPER_SCHEMA -> "JsonSchema";
      case REFERENCE, LLMS, ROBOTS, FAVICON, OPENSEARCH, SITEMAP -> TEXT;
    };
  }

  private static Map<String, Object> headers(DocumentedStatus.Kind kind) {
    return switch (kind) {
      case ELSEWHERE -> headers(List.of("Location"), ALWAYS, PROOF);
      case NOTHING -> headers(FOUND, BATCH, ALWAYS, PROOF);
      case REFUSAL -> headers(ALWAYS);
      case FINDING -> headers(ALWAYS, PROOF);
      case RETRY -> headers(List.of("Retry-After"), ALWAYS, PROOF);
      case GATEWAY -> null;
    };
  }

  private static Map<String, Object> content(DocumentedStatus outcome) {
    return switch (outcome.kind) {
      case ELSEWHERE, NOTHING -> null;
      case GATEWAY -> content(Format.JSON.mediaType(), "Message", null);
      case REFUSAL, FINDING, RETRY ->
          content(
              "application/problem+json",
              "Problem",
              outcome.example().map(Resource::example).orElse(null));
    };
  }

  private static Map<String, Object> content(String mediaType, String shape, Object example) {
    return JsonTree.object(mediaType, JsonTree.object("schema", schema(shape), "example", example));
  }

  private static Map<String, Object> schema(String component) {
    return component.equals(TEXT)
        ? JsonTree.object("type", "string")
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
}
