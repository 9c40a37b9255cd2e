package papercatalog.functions.route;

import java.util.List;
import java.util.Map;
import papercatalog.domain.pattern.Route;

/**
 * Where assistants call the access patterns as tools (MCP). It has other methods and another
 * contract than the routes of a deployment, and is none of them.
 */
public final class McpRoute {
  public static final String OPERATION = "Mcp";
  public static final String PATH = "/mcp";

  public static final Route ROUTE =
      () ->
          new Route.Endpoint(
              OPERATION, "Tools for assistants (MCP)", PATH, List.of(), List.of(), List.of());

  /** API Gateway leaves it to the function to refuse other methods than POST. */
  public static final RouteMatch MATCH = new RouteMatch("ANY " + PATH, OPERATION, Map.of());

  private McpRoute() {}
}
