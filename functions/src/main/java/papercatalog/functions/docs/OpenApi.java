package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.model.NamedConstant;
import papercatalog.domain.model.Release;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.content.Content;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;

/**
 * The description of the API, OpenAPI 3.1. The domain declares paths, parameters and the texts of a
 * paper; operations, other schemas and headers are described by hand. Examples are answers of the
 * sample catalog. Answers are described as JSON only: with more formats, clients that are generated
 * would have to distinguish a record from a text.
 */
final class OpenApi {
  private OpenApi() {}

  static Content at(String origin, Routes routes) {
    Map<String, Object> paths = new LinkedHashMap<>();
    for (Route route : routes.all()) {
      paths.put(route.path(), path(route));
    }
    return JsonTree.content(
        JsonTree.object(
            "openapi", "3.1.1",
            "info", info(),
            "servers", List.of(JsonTree.object("url", origin)),
            "security", List.of(),
            "tags", tags(routes),
            "paths", paths,
            "components",
                JsonTree.object(
                    "schemas", Schemas.all(routes),
                    "parameters", ParameterJson.shared(routes),
                    "headers", Resource.json("headers.json"),
                    "responses", ResponseJson.shared(routes))));
  }

  private static Map<String, Object> info() {
    return JsonTree.object(
        "title", About.TITLE,
        "version", Release.VERSION,
        "summary", About.SUMMARY,
        "description", About.CONTRACT,
        "license", JsonTree.object("name", "Apache License 2.0", "identifier", "Apache-2.0"));
  }

  /** The first segments of paths, each with the summaries of its routes. */
  private static List<Map<String, Object>> tags(Routes routes) {
    Map<String, String> tags = new LinkedHashMap<>();
    for (Route route : routes.all()) {
      tags.merge(tag(route), route.summary(), (all, one) -> all + "; " + one);
    }
    return tags.entrySet().stream()
        .map(it -> JsonTree.object("name", it.getKey(), "description", it.getValue() + "."))
        .toList();
  }

  private static Map<String, Object> path(Route route) {
    Map<String, Object> path = JsonTree.object("parameters", ParameterJson.of(route));
    for (String method : Routes.METHODS) {
      boolean head = method.equals("HEAD");
      path.put(
          method.toLowerCase(Locale.ROOT),
          JsonTree.object(
              "operationId",
              operation(route) + (head ? ResponseJson.HEAD : ""),
              "summary",
              route.summary() + (head ? ": headers only" : ""),
              "description",
              head ? "Answers like GET, without content." : description(route),
              "tags",
              List.of(tag(route)),
              "responses",
              ResponseJson.of(route, head)));
    }
    return path;
  }

  /** The one name of a pattern; of a page, which shares its function with others, its own. */
  static String operation(Route route) {
    return route instanceof DocsPage page
        ? DocsPage.OPERATION + NamedConstant.camelCase(page.name())
        : route.operation();
  }

  /** What it answers and when to use it, in Markdown. */
  static String description(Route route) {
    return (String) Resource.json("operations.json").get(operation(route));
  }

  static Map<String, Object> reference(String kind, String name) {
    return JsonTree.object("$ref", "#/components/" + kind + "/" + name);
  }

  private static String tag(Route route) {
    return route instanceof DocsPage
        ? DocsPage.OPERATION.toLowerCase(Locale.ROOT)
        : route.path().split("/", -1)[1];
  }
}
