package papercatalog.infra;

import module java.base;

import papercatalog.domain.harvest.HarvestPatterns;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.TableSchema;
import papercatalog.functions.docs.ToolJson;
import papercatalog.functions.handler.HandlerClass;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.PaperPage;
import papercatalog.functions.mcp.Mcp;
import papercatalog.functions.oai.OaiProvider;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.McpRoute;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.OriginSecret;
import software.amazon.awscdk.Annotations;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.amazon.awscdk.services.iam.PolicyDocument;
import software.amazon.awscdk.services.lambda.Alias;
import software.amazon.awscdk.services.lambda.CfnFunction;
import software.amazon.awscdk.services.lambda.Code;
import software.amazon.awscdk.services.lambda.Function;
import software.amazon.awscdk.services.lambda.IFunction;
import software.amazon.awscdk.services.logs.ILogGroup;
import software.constructs.Construct;
import software.constructs.IDependable;

/**
 * A function of the API. Requests go to the alias {@code live}: SnapStart restores only published
 * versions, and a deployment moves the alias when the new snapshot is taken.
 */
final class LiveFunction extends Construct {
  private static final String ALIAS = "live";

  private final Function function;
  final IFunction live;
  final ILogGroup logs;

  /** {@code rights} are those other than writing its own logs, by name of the policy. */
  private LiveFunction(
      Construct scope,
      String operation,
      String purpose,
      String handler,
      Map<String, PolicyDocument> rights,
      Map<String, String> environment,
      Duration timeout,
      String zip,
      Settings settings) {
    super(scope, operation);
    Map<String, String> variables = new TreeMap<>(environment);
    if (settings.search) {
      variables.put(Routes.SEARCH_VARIABLE, "true");
    }
    if (operation.equals(AccessPatterns.GET_PAPER.operation())) {
      settings.corrections.ifPresent(it -> variables.put(PaperPage.CORRECTIONS_VARIABLE, it));
    }
    settings.operator.ifPresent(it -> variables.put(Frame.OPERATOR_VARIABLE, it));
    settings.licence.ifPresent(it -> variables.put(Frame.LICENCE_VARIABLE, it));
    Function.Builder builder =
        GrantedFunction.begin(this, operation, purpose, rights, variables, settings)
            .code(Code.fromAsset(zip))
            .handler(handler)
            .timeout(timeout);
    settings.runtime.configure(builder, zip);
    function = builder.build();
    Annotations.of(function)
        .acknowledgeWarning(
            "@aws-cdk/aws-lambda:snapStartRequirePublish", "the alias is on a published version");
    logs = function.getLogGroup();
    live =
        Alias.Builder.create(this, "Live")
            .aliasName(ALIAS)
            .version(function.getCurrentVersion())
            .build();
  }

  /** The function of an access pattern, with the right to read its keys. */
  static LiveFunction of(
      Construct scope, AccessPattern<?> pattern, ITable table, Settings settings) {
    return of(
        scope, pattern, Map.of(), Map.of(), settings.timeout, settings.zip(), table, settings);
  }

  /**
   * The function of an access pattern, with more rights than to its keys, by name of the policy.
   */
  static LiveFunction of(
      Construct scope,
      AccessPattern<?> pattern,
      Map<String, PolicyDocument> more,
      Map<String, String> variables,
      Duration timeout,
      String zip,
      ITable table,
      Settings settings) {
    Map<String, PolicyDocument> rights = new TreeMap<>(more);
    rights.put("Read", Grants.reading(pattern, table, settings.namespace()));
    Map<String, String> environment = new TreeMap<>(variables);
    environment.put(TableSchema.NAME_VARIABLE, table.getTableName());
    return new LiveFunction(
        scope,
        pattern.operation(),
        pattern.number() + ": " + pattern.summary(),
        HandlerClass.of(pattern),
        rights,
        environment,
        timeout,
        zip,
        settings);
  }

  /** The function of the tools, with the rights of all patterns that it calls. */
  static LiveFunction ofMcp(
      Construct scope, ITable table, Optional<IndexedSearch> search, Settings settings) {
    Map<String, PolicyDocument> rights = new TreeMap<>();
    Map<String, String> environment = new TreeMap<>();
    rights.put(
        "Read", Grants.reading(ToolJson.patterns(settings.routes()), table, settings.namespace()));
    environment.put(TableSchema.NAME_VARIABLE, table.getTableName());
    search.ifPresent(
        it -> {
          rights.put("Search", it.rights);
          environment.putAll(it.environment());
        });
    LiveFunction tools =
        new LiveFunction(
            scope,
            McpRoute.OPERATION,
            "All patterns as tools for assistants (MCP)",
            Mcp.HANDLER_CLASS,
            rights,
            environment,
            search.isPresent() ? IndexedSearch.TIMEOUT : settings.timeout,
            search.isPresent() ? settings.searchingZip() : settings.zip(),
            settings);
    search.ifPresent(_ -> IndexedSearch.addStorage(tools, settings));
    return tools;
  }

  /** The function of A17, with the rights of the patterns that it reads as well. */
  static LiveFunction ofHarvest(Construct scope, String email, ITable table, Settings settings) {
    return of(
        scope,
        HarvestPatterns.HARVEST_PAPERS,
        Map.of("Harvest", Grants.reading(HarvestPatterns.READ, table, settings.namespace())),
        Map.of(OaiProvider.EMAIL_VARIABLE, email),
        settings.timeout,
        settings.zip(),
        table,
        settings);
  }

  /** The function of the pages that need no table; it has no right to one. */
  static LiveFunction ofDocs(Construct scope, Settings settings) {
    return new LiveFunction(
        scope,
        DocsPage.OPERATION,
        "Pages about the API, unknown paths and other methods; reads no table",
        HandlerClass.DOCS,
        Map.of(),
        settings.extras().stream().collect(Collectors.toMap(Enum::name, _ -> "true")),
        settings.timeout,
        settings.zip(),
        settings);
  }

  /** Sets the size of {@code /tmp}, if it is more than the usual one. */
  void hasStorage(int megabytes) {
    CfnFunction resource = (CfnFunction) function.getNode().getDefaultChild();
    resource.setEphemeralStorage(
        CfnFunction.EphemeralStorageProperty.builder()
            .size(Math.max(Indexing.LEAST_STORAGE_MB, megabytes))
            .build());
  }

  /** Refuses requests without one of the secrets; is deployed after their sender. */
  void answersOnly(IDependable sender, List<String> secrets) {
    function.addEnvironment(OriginSecret.VARIABLE, String.join(",", secrets));
    function.getNode().addDependency(sender);
  }

  /** Sets the address that links name. */
  void answersAt(String url) {
    function.addEnvironment(Request.PUBLIC_URL_VARIABLE, url);
  }
}
