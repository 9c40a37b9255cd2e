package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.harvest.HarvestPatterns;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.handler.HandlerClass;
import papercatalog.functions.mcp.Mcp;
import papercatalog.runtime.lambda.FunctionProcess;

/**
 * What stands behind routes of the API, followed from a route through its integration, alias and
 * version to the function.
 *
 * @param routeKeys {@code GET /papers/{id}} and others, sorted
 * @param logicalId of the function
 * @param environment its variables, as in a made-up account
 */
record DeployedFunction(
    List<String> routeKeys,
    String payloadFormat,
    String alias,
    String logicalId,
    ObjectNode properties,
    Map<String, String> environment) {
  private static final String INTEGRATION = "integrations/";

  /** Each function once, in the order of its first route. */
  static List<DeployedFunction> behindRoutesOf(StackTemplate template) {
    Intrinsics intrinsics = new Intrinsics(template);
    Map<String, DeployedFunction> functions = new LinkedHashMap<>();
    for (String route : template.ofType("AWS::ApiGatewayV2::Route").keySet()) {
      DeployedFunction function = behind(template.properties(route), template, intrinsics);
      functions.merge(function.logicalId(), function, DeployedFunction::with);
    }
    return List.copyOf(functions.values());
  }

  /** The same function behind the routes of both, each of which leads to it in the same way. */
  private DeployedFunction with(DeployedFunction same) {
    if (!payloadFormat.equals(same.payloadFormat) || !alias.equals(same.alias)) {
      throw new AssertionError(routeKeys + " and " + same.routeKeys + " differ");
    }
    List<String> all = Stream.concat(routeKeys.stream(), same.routeKeys.stream()).sorted().toList();
    return new DeployedFunction(all, payloadFormat, alias, logicalId, properties, environment);
  }

  /** The access pattern whose function it is, by its handler; of that of the docs, none. */
  Optional<AccessPattern<?>> pattern() {
    return Stream.concat(
            AccessPatterns.withSearch().stream(), Stream.of(HarvestPatterns.HARVEST_PAPERS))
        .filter(pattern -> HandlerClass.of(pattern).equals(handler()))
        .findAny();
  }

  /** The access patterns that it reads for: its own, or all if it is that of the tools. */
  List<AccessPattern<?>> patterns() {
    if (handler().equals(Mcp.HANDLER_CLASS)) {
      return AccessPatterns.all();
    }
    List<AccessPattern<?>> patterns = new ArrayList<>();
    pattern().ifPresent(patterns::add);
    if (patterns.contains(HarvestPatterns.HARVEST_PAPERS)) {
      patterns.addAll(HarvestPatterns.READ);
    }
    return patterns;
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

  /** Its environment over a local engine: the template's variables, and those that Lambda adds. */
  Map<String, String> variables(URI engine) {
    Map<String, String> variables = new HashMap<>(environment);
    variables.putAll(FunctionProcess.access(engine));
    variables.put("AWS_REGION", Intrinsics.REGION);
    return variables;
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
        List.of(route.get("RouteKey").textValue()),
        integration.get("PayloadFormatVersion").textValue(),
        alias.get("Name").textValue(),
        functionId,
        function,
        environment);
  }
}
