package papercatalog.infra;

import module java.base;

import papercatalog.domain.harvest.HarvestPatterns;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.route.CrossOrigin;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.McpRoute;
import papercatalog.functions.route.Routes;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.Stack;
import software.amazon.awscdk.aws_apigatewayv2_integrations.HttpLambdaIntegration;
import software.amazon.awscdk.services.apigatewayv2.AddRoutesOptions;
import software.amazon.awscdk.services.apigatewayv2.CorsHttpMethod;
import software.amazon.awscdk.services.apigatewayv2.CorsPreflightOptions;
import software.amazon.awscdk.services.apigatewayv2.HttpApi;
import software.amazon.awscdk.services.apigatewayv2.HttpMethod;
import software.amazon.awscdk.services.apigatewayv2.HttpStage;
import software.amazon.awscdk.services.apigatewayv2.ThrottleSettings;
import software.amazon.awscdk.services.logs.LogGroup;
import software.constructs.Construct;

/**
 * The HTTP API: GET and HEAD for each path that the domain declares, {@code $default} for all else,
 * open to any web page, with a limit on requests a second of each route. The only stage is {@code
 * $default}, so that links are the same as in the local gateway.
 */
final class PublicApi extends Construct {
  private static final List<HttpMethod> METHODS =
      Routes.METHODS.stream().map(HttpMethod::valueOf).toList();

  private static final List<HttpMethod> HARVEST_METHODS =
      Routes.HARVEST_METHODS.stream().map(HttpMethod::valueOf).toList();

  private final HttpApi api;
  final HttpStage stage;

  PublicApi(Construct scope, Map<String, LiveFunction> functions, Settings settings) {
    super(scope, "Api");
    api =
        HttpApi.Builder.create(this, "Http")
            .apiName(Stack.of(this).getStackName())
            .description("Paper Catalog")
            .createDefaultStage(false)
            .disableExecuteApiEndpoint(settings.defaultEndpoint ? null : true)
            .corsPreflight(
                CorsPreflightOptions.builder()
                    .allowOrigins(List.of(CrossOrigin.ORIGIN))
                    .allowMethods(Routes.METHODS.stream().map(CorsHttpMethod::valueOf).toList())
                    .allowHeaders(CrossOrigin.ALLOWED_HEADERS)
                    .exposeHeaders(CrossOrigin.EXPOSED_HEADERS)
                    .maxAge(Duration.seconds(CrossOrigin.MAX_AGE.toSeconds()))
                    .build())
            .defaultIntegration(integration(DocsPage.OPERATION, functions))
            .build();
    settings.routes().all().forEach(route -> route(route, METHODS, functions));
    if (settings.mcp) { // its function says what it is to other methods than POST
      route(McpRoute.ROUTE, List.of(HttpMethod.ANY), functions);
    }
    settings.oaiEmail.ifPresent(
        _ -> route(HarvestPatterns.HARVEST_PAPERS, HARVEST_METHODS, functions));
    LogGroup logs =
        LogGroup.Builder.create(this, "AccessLogs")
            .retention(settings.logRetention)
            .removalPolicy(settings.removalPolicy())
            .build();
    stage =
        HttpStage.Builder.create(this, "Stage")
            .httpApi(api)
            .stageName("$default")
            .autoDeploy(true)
            .throttle(
                ThrottleSettings.builder()
                    .rateLimit(settings.throttleRate)
                    .burstLimit(settings.throttleBurst)
                    .build())
            .accessLogSettings(new AccessLog(logs))
            .build();
  }

  /** Where API Gateway answers. */
  String url() {
    return api.getApiEndpoint();
  }

  private void route(Route route, List<HttpMethod> methods, Map<String, LiveFunction> functions) {
    api.addRoutes(
        AddRoutesOptions.builder()
            .path(route.path())
            .methods(methods)
            .integration(integration(route.operation(), functions))
            .build());
  }

  private static HttpLambdaIntegration integration(
      String operation, Map<String, LiveFunction> functions) {
    return new HttpLambdaIntegration(operation, functions.get(operation).live);
  }
}
