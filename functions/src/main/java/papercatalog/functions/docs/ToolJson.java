package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.route.Routes;

/**
 * Access patterns as tools of an assistant (MCP): the parameters and results of the API, and texts
 * of {@code tools.json}, which also say what the catalog does not hold.
 */
public final class ToolJson {
  private static final String COMPONENT = "#/components/schemas/";
  private static final String DEFINITION = "#/$defs/";

  /** An assistant may read all tools before it asks: these take half of their schemas. */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "description",
          "format",
          "pattern",
          "minimum",
          "maximum",
          "maxLength",
          "minItems",
          "maxItems",
          "minProperties");

  /** The longest pattern of an argument; that of a date is longer, and its description says it. */
  private static final int LONGEST_PATTERN = 100;

  private ToolJson() {}

  /** The patterns with records, in the order of their numbers. */
  public static List<AccessPattern<?>> patterns(Routes routes) {
    return routes.patterns().stream().filter(it -> it.formats().contains(Format.JSON)).toList();
  }

  /** The query parameters of a tool: records have no format, and any identifier is recognized. */
  public static List<QueryParameter> queryParameters(AccessPattern<?> pattern) {
    List<QueryParameter> parameters = new ArrayList<>(pattern.queryParameters());
    parameters.removeAll(List.of(QueryParameter.FORMAT, QueryParameter.STYLE));
    if (parameters.contains(QueryParameter.IDENTIFIER)) {
      parameters.removeAll(QueryParameter.IDENTIFIERS);
      parameters.addFirst(QueryParameter.IDENTIFIER);
    }
    return parameters;
  }

  /** The tools of a deployment. */
  public static List<Object> all(Routes routes) {
    Map<String, Object> texts = Resource.json("tools.json");
    Map<String, Object> schemas = Schemas.all(routes);
    return patterns(routes).stream()
        .<Object>map(
            pattern ->
                JsonTree.object(
                    "name", pattern.operation(),
                    "title", pattern.summary(),
                    "description", texts.get(pattern.operation()),
                    "inputSchema", input(pattern),
                    "outputSchema", output(pattern, schemas),
                    "annotations", JsonTree.object("readOnlyHint", true, "openWorldHint", false)))
        .toList();
  }

  /** What the catalog holds and lacks, and where an assistant begins. */
  public static String instructions(Routes routes) {
    String start = routes == Routes.WITH_SEARCH ? "SearchPapers" : "FindPapers";
    return ((String) Resource.json("tools.json").get("instructions")).replace("$start", start);
  }

  private static Map<String, Object> input(AccessPattern<?> pattern) {
    Map<String, Object> properties = new LinkedHashMap<>();
    List<String> required = new ArrayList<>();
    for (PathParameter<?> parameter : pattern.pathParameters()) {
      required.add(parameter.text());
      properties.put(
          parameter.text(),
          described(parameter.meaning(), ParameterJson.schema(parameter.grammar())));
    }
    for (QueryParameter parameter : queryParameters(pattern)) {
      if (parameter == QueryParameter.IDENTIFIER || ParameterJson.isRequired(parameter, pattern)) {
        required.add(parameter.text());
      }
      properties.put(
          parameter.text(),
          described(parameter.meaning(), ParameterJson.schema(parameter, pattern)));
    }
    return JsonTree.object(
        "type",
        "object",
        "properties",
        properties,
        "required",
        JsonTree.unlessEmpty(required),
        "additionalProperties",
        false);
  }

  private static Map<String, Object> described(String meaning, Map<String, Object> schema) {
    Map<String, Object> described = JsonTree.object("description", meaning);
    described.putAll(schema);
    if (described.get("pattern") instanceof String pattern && pattern.length() > LONGEST_PATTERN) {
      described.remove("pattern");
    }
    return described;
  }

  /** The members of a result and their types, with the schemas that it refers to. */
  private static Map<String, Object> output(AccessPattern<?> pattern, Map<String, Object> schemas) {
    Map<String, Object> definitions = new LinkedHashMap<>();
    Map<String, Object> output = schema(schemas.get(pattern.result()), schemas, definitions);
    if (!definitions.isEmpty()) {
      output.put("$defs", definitions);
    }
    return output;
  }

  private static Map<String, Object> schema(
      Object whole, Map<String, Object> schemas, Map<String, Object> definitions) {
    Map<String, Object> schema = new LinkedHashMap<>();
    ((Map<?, ?>) whole)
        .forEach(
            (keyword, value) -> {
              if (value instanceof String name && name.startsWith(COMPONENT)) {
                schema.putAll(referred(name.substring(COMPONENT.length()), schemas, definitions));
              } else if (keyword.equals("properties")) {
                Map<String, Object> properties = new LinkedHashMap<>();
                ((Map<?, ?>) value)
                    .forEach(
                        (name, it) ->
                            properties.put((String) name, schema(it, schemas, definitions)));
                schema.put("properties", properties);
              } else if (!LEFT_OUT.contains(keyword)) {
                schema.put((String) keyword, value(value, schemas, definitions));
              }
            });
    return schema;
  }

  private static Object value(
      Object value, Map<String, Object> schemas, Map<String, Object> definitions) {
    return switch (value) {
      case Map<?, ?> schema -> schema(schema, schemas, definitions);
      case List<?> list -> list.stream().map(it -> value(it, schemas, definitions)).toList();
      default -> value;
    };
  }

  /** A reference to a schema among the definitions; a mere type stands for itself. */
  private static Map<String, Object> referred(
      String name, Map<String, Object> schemas, Map<String, Object> definitions) {
    if (!definitions.containsKey(name)) {
      definitions.put(name, true); // while its own references are read
      Map<String, Object> schema = schema(schemas.get(name), schemas, definitions);
      if (schema.keySet().equals(Set.of("type"))) {
        definitions.remove(name);
        return schema;
      }
      definitions.put(name, schema);
    }
    return JsonTree.object("$ref", DEFINITION + name);
  }
}
