package papercatalog.template;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import papercatalog.schema.AccessPattern;

/**
 * What stands behind a route of the API, followed from the route through its integration, alias and
 * version to the function.
 *
 * @param routeKey {@code GET /papers/{id}}
 * @param logicalId of the function
 * @param environment its variables, as in a made-up account
 */
record DeployedFunction(
    String routeKey,
    String payloadFormat,
    String alias,
    String logicalId,
    ObjectNode properties,
    Map<String, String> environment) {
  private static final String INTEGRATION = "integrations/";

  /** One for every route. */
  static List<DeployedFunction> behindRoutesOf(StackTemplate template) {
    Intrinsics intrinsics = new Intrinsics(template);
    List<DeployedFunction> functions = new ArrayList<>();
    for (String route : template.ofType("AWS::ApiGatewayV2::Route").keySet()) {
      functions.add(behind(template.properties(route), template, intrinsics));
    }
    return functions;
  }

  /** The access pattern whose route it is behind. */
  AccessPattern pattern() {
    return Arrays.stream(AccessPattern.values())
        .filter(pattern -> pattern.routeKey().equals(routeKey))
        .findAny()
        .orElseThrow(() -> new AssertionError("no access pattern has the route " + routeKey));
  }

  /** The handler string. */
  String handler() {
    return properties.get("Handler").textValue();
  }

  /** The logical id of the role that it runs under. */
  String role() {
    return properties.at("/Role/Fn::GetAtt/0").textValue();
  }

  /** The logical id of the log group that it writes to. */
  String logGroup() {
    return properties.at("/LoggingConfig/LogGroup/Ref").textValue();
  }

  private static DeployedFunction behind(
      ObjectNode route, StackTemplate template, Intrinsics intrinsics) {
    String target = intrinsics.text(route.get("Target"));
    ObjectNode integration = template.properties(target.substring(INTEGRATION.length()));
    ObjectNode alias = template.properties(integration.at("/IntegrationUri/Ref").textValue());
    String versionId = alias.at("/FunctionVersion/Fn::GetAtt/0").textValue();
    String functionId = template.properties(versionId).at("/FunctionName/Ref").textValue();
    ObjectNode function = template.properties(functionId);
    Map<String, String> environment = new TreeMap<>();
    for (Map.Entry<String, JsonNode> variable :
        function.at("/Environment/Variables").properties()) {
      environment.put(variable.getKey(), intrinsics.text(variable.getValue()));
    }
    return new DeployedFunction(
        route.get("RouteKey").textValue(),
        integration.get("PayloadFormatVersion").textValue(),
        alias.get("Name").textValue(),
        functionId,
        function,
        environment);
  }
}
