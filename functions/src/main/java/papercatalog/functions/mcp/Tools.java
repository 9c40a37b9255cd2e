package papercatalog.functions.mcp;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.ParameterTexts;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.Violations;
import papercatalog.functions.content.Content;
import papercatalog.functions.docs.ToolJson;
import papercatalog.functions.http.HttpFunction;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.Routes;

/** A tool for each access pattern. A call asks the function of the pattern as a reader would. */
final class Tools {
  /**
   * An assistant cannot read more. The answer has it twice, once as text in JSON: if each character
   * were a quotation mark, these would be 6 MB for Lambda.
   */
  private static final int MOST_BYTES = 1_000_000;

  /** The headers that name the catalog's address. */
  private static final Set<String> ORIGIN = Set.of("host", "x-forwarded-proto");

  /** The maximum number of unknown arguments that an error names. */
  private static final int MOST_UNKNOWN = 10;

  private static final Pattern WHOLE = Pattern.compile("(-?[0-9]+)\\.0+");

  private final Routes routes;
  private final Map<String, Tool> tools = new LinkedHashMap<>();

  /** JSON; made when it is first asked for. */
  private String list = "";

  private record Tool(AccessPattern<?> pattern, HttpFunction function) {}

  Tools(Routes routes, Function<AccessPattern<?>, ? extends HttpFunction> functions) {
    this.routes = routes;
    for (AccessPattern<?> pattern : ToolJson.patterns(routes)) {
      tools.put(pattern.operation(), new Tool(pattern, functions.apply(pattern)));
    }
  }

  synchronized void writeList(JsonGenerator json) throws IOException {
    if (list.isEmpty()) {
      String object = JsonTree.content(JsonTree.object("tools", ToolJson.all(routes))).toString();
      list = object.substring(object.indexOf('['), object.length() - 1);
    }
    json.writeFieldName("tools");
    json.writeRawValue(list);
  }

  /** Fails with McpError for an unknown tool, with CatalogException for what a reader would. */
  JsonText.MemberWriter call(Message message, Request asked) {
    String name = message.text("name").orElse("");
    Tool tool = tools.get(name);
    if (tool == null) {
      throw McpError.invalidParams("There is no tool " + ParameterTexts.shortened(name) + ".");
    }
    Object arguments = message.params().get("arguments");
    if (arguments != null && !(arguments instanceof Map)) {
      throw McpError.invalidParams("The arguments must be an object.");
    }
    Map<String, Object> given = arguments == null ? Map.of() : Message.object(arguments);
    Content content = tool.function().ask(request(tool.pattern(), given, asked)).content();
    byte[] bytes = content.bytes();
    return bytes.length > MOST_BYTES
        ? failure(Advice.tooLarge(bytes.length))
        : json -> {
          writeText(json, content);
          json.writeFieldName("structuredContent");
          json.writeRawValue(content.toString());
        };
  }

  /** The result of a call that failed in a way that a model can mend. */
  static JsonText.MemberWriter failure(String advice) {
    return json -> {
      writeText(json, Content.of(advice));
      json.writeBooleanField("isError", true);
    };
  }

  private static void writeText(JsonGenerator json, Content text) throws IOException {
    json.writeArrayFieldStart("content");
    json.writeStartObject();
    json.writeStringField("type", "text");
    json.writeFieldName("text");
    text.writeAsString(json);
    json.writeEndObject();
    json.writeEndArray();
  }

  /** The request that a reader would send; fails with InvalidParameters. */
  private static Request request(
      AccessPattern<?> pattern, Map<String, Object> arguments, Request asked) {
    List<String> inPath = pattern.pathParameters().stream().map(PathParameter::text).toList();
    List<String> known = new ArrayList<>(inPath);
    ToolJson.queryParameters(pattern).forEach(it -> known.add(it.text()));
    Map<String, String> path = new HashMap<>();
    Map<String, String> query = new HashMap<>();
    Violations violations = new Violations();
    arguments.keySet().stream()
        .filter(name -> !known.contains(name))
        .limit(MOST_UNKNOWN)
        .forEach(
            name ->
                violations.add(
                    ParameterTexts.shortened(name),
                    "is unknown; this tool takes " + String.join(", ", known)));
    for (String name : known) {
      Object value = arguments.get(name);
      Optional<String> text = text(value);
      if (value != null && text.isEmpty()) {
        violations.add(name, "must be a text, a number or a list of texts");
      } else {
        text.ifPresent(it -> (inPath.contains(name) ? path : query).put(name, it));
      }
    }
    violations.requireNone();
    return request(pattern, path, query, asked);
  }

  static Request request(
      AccessPattern<?> pattern,
      Map<String, String> path,
      Map<String, String> query,
      Request asked) {
    Map<String, String> host = new HashMap<>(asked.headers());
    host.keySet().retainAll(ORIGIN);
    return new Request(
        pattern, asked.rawPath(), path, query, "", host, "GET", "", asked.id(), asked.routes());
  }

  /** A value as a query string has it; empty for an object, a boolean and {@code null}. */
  private static Optional<String> text(Object value) {
    return switch (value) {
      case String text -> Optional.of(text);
      case Message.Numeral(String digits) -> {
        Matcher whole = WHOLE.matcher(digits);
        yield Optional.of(whole.matches() ? whole.group(1) : digits);
      }
      case List<?> list -> {
        List<String> texts = list.stream().flatMap(it -> text(it).stream()).toList();
        yield texts.size() == list.size() ? Optional.of(String.join(",", texts)) : Optional.empty();
      }
      case null, default -> Optional.empty();
    };
  }
}
