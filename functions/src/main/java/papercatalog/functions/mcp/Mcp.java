package papercatalog.functions.mcp;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.citations.format.MapJson;
import papercatalog.domain.error.CatalogException;
import papercatalog.domain.model.Release;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.content.Content;
import papercatalog.functions.docs.ToolJson;
import papercatalog.functions.handler.Handlers;
import papercatalog.functions.html.Frame;
import papercatalog.functions.http.HttpFunction;
import papercatalog.functions.http.Response;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.McpRoute;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.Deployment;
import papercatalog.functions.runtime.FunctionLog;

/**
 * The access patterns for assistants: the Model Context Protocol over HTTP, one message a request,
 * without sessions and streams. A call makes the one request of its pattern.
 *
 * <p>Messages that break the protocol get an error of JSON-RPC, calls that fail for their arguments
 * or for now a result that says what to do. Any other failure is a 500, as for a reader.
 */
// I-1, I-8
public final class Mcp extends HttpFunction {
  /** The handler of its function on Lambda. */
  public static final String HANDLER_CLASS = "papercatalog.functions.mcp.Mcp";

  private static final int MOST_CHARACTERS = 1 << 18;

  private static final String METHOD = "POST";
  private static final String NO_METHOD = "There is no such method here.";

  /** Milliseconds: tools change only with a deployment, papers are as fresh as for readers. */
  private static final Map<String, Integer> CACHEABLE =
      Map.of(
          "server/discover", 3_600_000,
          "tools/list", 3_600_000,
          "resources/list", 3_600_000,
          "resources/templates/list", 3_600_000,
          "resources/read", 60_000);

  private static final Pattern LOOPBACK =
      Pattern.compile("https?://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?");

  private static final Map<String, Object> CAPABILITIES =
      JsonTree.object("tools", Map.of(), "resources", Map.of());
  private static final Map<String, Object> SERVER =
      JsonTree.object("name", "paper-catalog", "title", Frame.CATALOG, "version", Release.VERSION);

  /** They need no table: the functions of the patterns rehearse by themselves. */
  private static final List<String> REHEARSED =
      Stream.of(
              "\"initialize\"",
              "\"tools/list\"",
              "\"tools/call\",\"params\":{\"name\":\"GetPaper\",\"arguments\":{}}")
          .map(it -> "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":" + it + "}")
          .toList();

  private final Tools tools;
  private final PaperResources papers;

  public Mcp() {
    FunctionLog log = Deployment.log();
    Routes routes = Deployment.routes();
    Catalog catalog = Deployment.catalog();
    this(log, routes, pattern -> Handlers.of(pattern, catalog, log, routes));
    Snapshot.prepare(this, McpRoute.PATH, REHEARSED);
  }

  /** Calls functions that others have made. */
  public Mcp(
      FunctionLog log,
      Routes routes,
      Function<AccessPattern<?>, ? extends HttpFunction> functions) {
    super(McpRoute.OPERATION, log, routes);
    tools = new Tools(routes, functions);
    papers = new PaperResources(functions.apply(AccessPatterns.GET_PAPER));
  }

  @Override
  public Route route(String rawPath) {
    return McpRoute.ROUTE;
  }

  @Override
  protected Response respond(Request request) {
    Optional<Object> id = Optional.empty();
    try {
      requireMessage(request);
      Message message = Message.read(request.body());
      id = message.id();
      boolean stateless = Revision.of(message, request.headers()) == Revision.STATELESS;
      return id.isEmpty()
          ? response(202, Content.EMPTY, Optional.empty())
          : answer(message, stateless, request);
    } catch (McpError refused) {
      return error(refused, id.or(() -> refused.id));
    }
  }

  private static void requireMessage(Request request) {
    String origin = request.headers().get("origin");
    if (origin != null && !origin.equals(request.origin()) && !LOOPBACK.matcher(origin).matches()) {
      throw new McpError(403, McpError.INVALID_REQUEST, "Pages of other sites may not call tools.");
    }
    if (!request.method().equals(METHOD)) {
      throw new McpError(
          405,
          McpError.INVALID_REQUEST,
          "Send messages of the Model Context Protocol by POST: give an assistant this address.");
    }
    if (request.body().length() > MOST_CHARACTERS) {
      throw new McpError(413, McpError.INVALID_REQUEST, "The message is too long.");
    }
  }

  private Response answer(Message message, boolean stateless, Request request) {
    JsonText.MemberWriter members;
    Optional<String> problem = Optional.empty();
    try {
      members = members(message, stateless, request);
    } catch (CatalogException failure) {
      String advice = Advice.on(failure);
      boolean passing = Advice.isPassing(failure);
      if (passing) {
        log(failure);
      }
      if (!message.method().equals("tools/call")) {
        throw passing
            ? new McpError(200, McpError.INTERNAL_ERROR, advice)
            : noResource(message, stateless, advice);
      }
      members = Tools.failure(advice);
      problem = Optional.of(failure.code());
    }
    JsonText.MemberWriter result = stateless ? stateless(message, members) : members;
    Content content =
        message(
            message.id(),
            json -> {
              json.writeObjectFieldStart("result");
              result.writeTo(json);
              json.writeEndObject();
            });
    return response(200, content, problem);
  }

  /** The members of a result; fails with McpError or CatalogException. */
  private JsonText.MemberWriter members(Message message, boolean stateless, Request request) {
    return switch (message.method()) {
      case "tools/list" -> onlyPage(message, tools::writeList);
      case "tools/call" -> tools.call(message, request);
      case "resources/list" ->
          onlyPage(message, json -> MapJson.members(json, Map.of("resources", List.of())));
      case "resources/templates/list" ->
          onlyPage(message, json -> PaperResources.writeTemplates(json, request.origin()));
      case "resources/read" ->
          papers
              .read(
                  message
                      .text("uri")
                      .orElseThrow(() -> McpError.invalidParams("The uri must be a text.")),
                  request)
              .orElseThrow(
                  () ->
                      noResource(
                          message,
                          stateless,
                          "No resource has this form; resources/templates/list has the forms."));
      default -> stateless ? ofStateless(message) : ofHandshake(message);
    };
  }

  private static JsonText.MemberWriter onlyPage(Message message, JsonText.MemberWriter page) {
    if (!message.text("cursor").orElse("").isEmpty()) {
      throw McpError.invalidParams("There is one page, and no cursor leads to another.");
    }
    return page;
  }

  private static McpError noResource(Message message, boolean stateless, String advice) {
    int code = stateless ? McpError.INVALID_PARAMS : McpError.RESOURCE_NOT_FOUND;
    return new McpError(200, code, advice).with(Map.of("uri", message.text("uri").orElse("")));
  }

  private JsonText.MemberWriter ofStateless(Message message) {
    if (message.method().equals("server/discover")) {
      return json -> describe(json, "supportedVersions", Revision.texts());
    }
    throw new McpError(404, McpError.METHOD_NOT_FOUND, NO_METHOD);
  }

  /** Clients take another status than 200 for a broken server. */
  private JsonText.MemberWriter ofHandshake(Message message) {
    return switch (message.method()) {
      case "initialize" ->
          json -> {
            describe(json, "protocolVersion", Revision.negotiated(message).text);
            MapJson.members(json, Map.of("serverInfo", SERVER));
          };
      case "ping" -> _ -> {};
      default -> throw new McpError(200, McpError.METHOD_NOT_FOUND, NO_METHOD);
    };
  }

  private void describe(JsonGenerator json, String versions, Object spoken) throws IOException {
    MapJson.members(
        json,
        JsonTree.object(
            versions,
            spoken,
            "capabilities",
            CAPABILITIES,
            "instructions",
            ToolJson.instructions(routes())));
  }

  /** Adds the members of a result that only the stateless revision has. */
  private static JsonText.MemberWriter stateless(Message message, JsonText.MemberWriter members) {
    Integer milliseconds = CACHEABLE.get(message.method());
    return json -> {
      json.writeStringField("resultType", "complete");
      members.writeTo(json);
      if (milliseconds != null) {
        json.writeNumberField("ttlMs", milliseconds);
        json.writeStringField("cacheScope", "public");
      }
      MapJson.members(json, Map.of("_meta", Map.of("io.modelcontextprotocol/serverInfo", SERVER)));
    };
  }

  private static Response error(McpError refused, Optional<Object> id) {
    Map<String, Object> error =
        JsonTree.object(
            "code",
            refused.code,
            "message",
            refused.getMessage(),
            "data",
            refused.data.isEmpty() ? null : refused.data);
    Content content = message(id, json -> MapJson.members(json, Map.of("error", error)));
    Response response = response(refused.status, content, Optional.of("json-rpc" + refused.code));
    return refused.status == 405 ? response.with("Allow", METHOD) : response;
  }

  private static Content message(Optional<Object> id, JsonText.MemberWriter members) {
    return JsonText.object(
        json -> {
          json.writeStringField("jsonrpc", "2.0");
          if (id.isPresent()) {
            Message.writeId(json, id.get());
          }
          members.writeTo(json);
        });
  }

  private static Response response(int status, Content content, Optional<String> problem) {
    Map<String, String> headers = new LinkedHashMap<>();
    if (content != Content.EMPTY) {
      headers.put("Content-Type", "application/json");
    }
    headers.put("Cache-Control", "no-store");
    return new Response(status, headers, content, Optional.empty(), problem);
  }
}
