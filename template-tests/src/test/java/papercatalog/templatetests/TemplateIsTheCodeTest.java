package papercatalog.templatetests;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.functions.handler.HandlerClass;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;

/** What is deployed is what the domain declares: no more, no less, nothing spelt differently. */
@Tag("slow")
final class TemplateIsTheCodeTest {
  private static final StackTemplate STACK = Synthesis.standard();
  private static final List<DeployedFunction> FUNCTIONS = DeployedFunction.behindRoutesOf(STACK);
  private static final ObjectNode TABLE = STACK.properties(STACK.only("AWS::DynamoDB::Table"));

  /** Of each function by the operation that it answers. */
  static Map<String, List<Route>> routesByOperation() {
    return Routes.WITHOUT_SEARCH.all().stream()
        .collect(groupingBy(Route::operation, LinkedHashMap::new, Collectors.toList()));
  }

  static Set<String> operations() {
    return routesByOperation().keySet();
  }

  @Test
  void routes_whenSynthesized_thenAreThoseThatTheDomainDeclares_byGetAndByHead() {
    List<String> declared = new ArrayList<>();
    for (Route route : Routes.WITHOUT_SEARCH.all()) {
      declared.add("GET " + route.path());
      declared.add("HEAD " + route.path());
    }
    declared.add(Routes.DEFAULT_KEY);

    assertThat(FUNCTIONS.stream().flatMap(it -> it.routeKeys().stream()))
        .containsExactlyInAnyOrderElementsOf(declared);
    assertThat(STACK.ofType("AWS::ApiGatewayV2::Route")).hasSameSizeAs(declared);
    assertThat(STACK.ofType("AWS::Lambda::Function")).hasSameSizeAs(FUNCTIONS);
  }

  @ParameterizedTest
  @MethodSource("operations")
  void function_whenSynthesized_thenIsBehindItsRoutesAlone(String operation) {
    DeployedFunction function = function(operation);
    List<String> keys = new ArrayList<>();
    for (Route route : routesByOperation().get(operation)) {
      Routes.METHODS.forEach(method -> keys.add(method + " " + route.path()));
    }
    if (operation.equals(DocsPage.OPERATION)) {
      keys.add(Routes.DEFAULT_KEY);
    }

    assertThat(function.routeKeys()).containsExactlyInAnyOrderElementsOf(keys);
    assertThat(function.properties().get("FunctionName").textValue()).endsWith("-" + operation);
    assertThat(function.payloadFormat()).isEqualTo("2.0");
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void function_whenSynthesized_thenKnowsTheNameOfTheTable(AccessPattern<?> pattern) {
    assertThat(function(pattern.operation()).pattern()).contains(pattern);
    assertThat(function(pattern.operation()).environment())
        .containsOnlyKeys(TableSchema.NAME_VARIABLE)
        .containsValue(STACK.only("AWS::DynamoDB::Table"));
  }

  @Test
  void docs_whenSynthesized_thenKnowNothingOfTheTable() {
    DeployedFunction docs = function(DocsPage.OPERATION);

    assertThat(docs.handler()).isEqualTo(HandlerClass.DOCS);
    assertThat(docs.environment()).isEmpty();
    assertThat(docs.properties().toString()).doesNotContain(STACK.only("AWS::DynamoDB::Table"));
  }

  @ParameterizedTest
  @MethodSource("operations")
  void function_whenSynthesized_thenStartsFromASnapshotBehindAnAlias(String operation) {
    JsonNode properties = function(operation).properties();

    assertThat(function(operation).alias()).isEqualTo("live");
    assertThat(properties.at("/SnapStart/ApplyOn").asText()).isEqualTo("PublishedVersions");
    assertThat(properties.get("Runtime").asText()).isEqualTo("java25");
    assertThat(properties.at("/Architectures/0").asText()).isEqualTo("arm64");
    assertThat(properties.at("/LoggingConfig/LogFormat").asText()).isEqualTo("JSON");
    assertThat(properties.has("VpcConfig")).isFalse();
  }

  /** CDK makes the same one for each method. */
  @ParameterizedTest
  @MethodSource("operations")
  void permissions_whenSynthesized_thenLetOnlyTheRoutesOfAFunctionCallItsAlias(String operation) {
    Intrinsics intrinsics = new Intrinsics(STACK);
    List<String> callers =
        STACK.ofType("AWS::Lambda::Permission").values().stream()
            .map(permission -> permission.get("Properties"))
            .filter(it -> calledBy(it).equals(function(operation).logicalId()))
            .map(it -> intrinsics.text(it.get("SourceArn")))
            .distinct()
            .toList();

    List<String> paths = new ArrayList<>();
    routesByOperation().get(operation).forEach(route -> paths.add(route.path()));
    if (operation.equals(DocsPage.OPERATION)) {
      paths.add(""); // any path
    }
    assertThat(callers)
        .containsExactlyInAnyOrderElementsOf(
            paths.stream()
                .map(
                    path ->
                        "arn:aws:execute-api:%s:%s:%s/*/*%s"
                            .formatted(
                                Intrinsics.REGION,
                                Intrinsics.ACCOUNT,
                                STACK.only("AWS::ApiGatewayV2::Api"),
                                path))
                .toList());
  }

  @Test
  void permissions_whenSynthesized_thenLetOnlyTheGatewayCallAliasesOnly() {
    Set<String> aliases = STACK.ofType("AWS::Lambda::Alias").keySet();

    assertThat(STACK.ofType("AWS::Lambda::Permission").values())
        .hasSize(Routes.WITHOUT_SEARCH.all().size() * Routes.METHODS.size() + 1)
        .extracting(permission -> permission.get("Properties"))
        .allSatisfy(
            it -> {
              assertThat(it.get("Action").asText()).isEqualTo("lambda:InvokeFunction");
              assertThat(it.get("Principal").asText()).isEqualTo("apigateway.amazonaws.com");
              assertThat(aliases).contains(it.at("/FunctionName/Ref").asText());
            });
  }

  @Test
  void functions_whenSynthesized_thenShareOneZip() {
    assertThat(FUNCTIONS)
        .extracting(function -> function.properties().get("Code"))
        .containsOnly(FUNCTIONS.getFirst().properties().get("Code"));
  }

  @Test
  void table_whenSynthesized_thenHasTheKeysOfTheSchema() {
    assertThat(keySchema(TABLE))
        .containsExactly("HASH " + TableSchema.PARTITION_KEY, "RANGE " + TableSchema.SORT_KEY);
    assertThat(TABLE.at("/TimeToLiveSpecification/AttributeName").asText())
        .isEqualTo(TableSchema.TIME_TO_LIVE);
    Set<String> keys = new TreeSet<>(Set.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY));
    TableSchema.DECLARED
        .indexes()
        .forEach(index -> keys.addAll(List.of(index.partitionKey(), index.sortKey())));
    assertThat(texts(TABLE.get("AttributeDefinitions"), "AttributeName"))
        .containsExactlyInAnyOrderElementsOf(keys);
    assertThat(texts(TABLE.get("AttributeDefinitions"), "AttributeType")).containsOnly("S");
  }

  @ParameterizedTest
  @MethodSource("indexes")
  void index_whenSynthesized_thenIsThatOfTheSchema(Index index) {
    JsonNode deployed =
        TABLE
            .get("GlobalSecondaryIndexes")
            .valueStream()
            .filter(it -> it.get("IndexName").asText().equals(index.name()))
            .findAny()
            .orElseThrow();

    assertThat(keySchema(deployed))
        .containsExactly("HASH " + index.partitionKey(), "RANGE " + index.sortKey());
    assertThat(deployed.at("/Projection/ProjectionType").asText()).isEqualTo("INCLUDE");
    assertThat(deployed.at("/Projection/NonKeyAttributes").valueStream().map(JsonNode::asText))
        .containsExactlyInAnyOrderElementsOf(index.projection());
    assertThat(TABLE.get("GlobalSecondaryIndexes")).hasSize(indexes().size());
  }

  private static DeployedFunction function(String operation) {
    return FUNCTIONS.stream()
        .filter(it -> it.handler().endsWith("." + operation))
        .findAny()
        .orElseThrow();
  }

  /** The function behind the alias that a permission is for. */
  private static String calledBy(JsonNode permission) {
    String alias = permission.at("/FunctionName/Ref").asText();
    return STACK.properties(alias).at("/FunctionName/Ref").asText();
  }

  private static List<Index> indexes() {
    return TableSchema.DECLARED.indexes();
  }

  private static Stream<String> keySchema(JsonNode tableOrIndex) {
    return tableOrIndex
        .get("KeySchema")
        .valueStream()
        .map(it -> it.get("KeyType").asText() + " " + it.get("AttributeName").asText());
  }

  private static Stream<String> texts(JsonNode array, String name) {
    return array.valueStream().map(it -> it.get(name).asText());
  }
}
