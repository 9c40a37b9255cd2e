package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.handler.Docs;
import papercatalog.functions.handler.Handlers;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FunctionLog;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Whose catalog a function reads is said by what it was made with, and by no request. */
@Tag("slow")
final class TenantTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final TenantName ACME = new TenantName("acme");
  private static final String OTHER = "other";
  private static final List<String> HOSTILE =
      List.of(OTHER, "TENANT#other#PAPER#x", "TENANT%23other", "../other", "other/x", "x#other");

  private final LoggedLines lines = new LoggedLines();

  @BeforeEach
  void forget() {
    TABLE.requests().clear();
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void request_choosesNoTenant(AccessPattern<?> pattern) {
    HttpFunction own = function(pattern, Namespace.of(ACME), lines.all());
    HttpFunction ofNoTenant = function(pattern, Namespace.NONE, lines.all());

    requests(pattern).forEach(event -> Functions.invoke(own, event));
    assertThat(partitions()).isNotEmpty().allMatch(key -> key.startsWith("TENANT#acme#"));
    assertThat(partitions())
        .noneMatch(key -> key.substring("TENANT#acme#".length()).contains("TENANT"));
    TABLE.requests().clear();

    requests(pattern).forEach(event -> Functions.invoke(ofNoTenant, event));
    assertThat(partitions()).isNotEmpty().noneMatch(key -> key.contains("TENANT"));
  }

  /** The partition keys, of the table or of an index, that DynamoDB was asked for. */
  private static List<String> partitions() {
    return TABLE.requests().all().stream().map(TenantTest::partition).toList();
  }

  private static String partition(SdkRequest request) {
    return switch (request) {
      case GetItemRequest get -> get.key().get("PK").s();
      case BatchGetItemRequest batch ->
          batch.requestItems().values().iterator().next().keys().getFirst().get("PK").s();
      case QueryRequest query -> query.expressionAttributeValues().get(":pk").s();
      default -> throw new AssertionError(request);
    };
  }

  /** All places in which a client may put something, and some in which it may not. */
  private static List<byte[]> requests(AccessPattern<?> pattern) {
    TestRequest plain =
        TestRequest.to(pattern, pattern == AccessPatterns.FIND_PAPERS ? "10.1/x" : "x");
    List<byte[]> events = new ArrayList<>();
    for (String value : HOSTILE) {
      events.add(TestRequest.to(pattern, value).event());
      for (String name :
          List.of("tenant", "TENANT", "x-tenant", "host", "cookie", "authorization")) {
        events.add(plain.header(name, value).event());
        events.add(plain.query(name, value).event());
      }
      events.add(
          new TestRequest(pattern, with(plain.path(), value), plain.query(), Map.of()).event());
      for (String member :
          List.of(
              "\"TENANT\":\"%s\"",
              "\"tenant\":\"%s\"",
              "\"body\":\"%s\"",
              "\"stageVariables\":{\"TENANT\":\"%s\"}",
              "\"requestContext\":{\"stage\":\"%s\"}")) {
        String event = new String(plain.event(), UTF_8);
        events.add(("{" + member.formatted(value) + "," + event.substring(1)).getBytes(UTF_8));
      }
    }
    return events;
  }

  private static Map<String, String> with(Map<String, String> path, String tenant) {
    Map<String, String> more = new HashMap<>(path);
    more.put("tenant", tenant);
    return more;
  }

  @Test
  void lines_sayWhoseFunctionItIs_afterTheirLevel() {
    FunctionLog log = lines.all().ofTenant(Optional.of(ACME));
    HttpFunction function = function(AccessPatterns.GET_PAPER, Namespace.of(ACME), log);
    Functions.invoke(function, TestRequest.to(AccessPatterns.GET_PAPER, "x").event());
    Functions.invoke(function, "{\"wake\":true}".getBytes(UTF_8));
    Functions.invoke(function, "[]".getBytes(UTF_8));
    Functions.invoke(
        new Docs(log, Routes.WITHOUT_SEARCH, Set.of()), "{\"rawPath\":\"/docs\"}".getBytes(UTF_8));

    assertThat(lines.read())
        .extracting(line -> line.get("message").textValue())
        .containsExactly("request", "wake", "fault", "request", "request");
    assertThat(lines.text().lines())
        .allMatch(line -> line.matches(".*\"level\":\"[A-Z]+\",\"tenant\":\"acme\",\"message\".*"));
  }

  @Test
  void rehearsal_ofATenantsFunction_leavesNoLineEither() throws Exception {
    FunctionLog log = lines.all().ofTenant(Optional.of(ACME));
    function(AccessPatterns.GET_PAPER, Namespace.of(ACME), log)
        .rehearse(
            new ByteArrayInputStream(TestRequest.to(AccessPatterns.GET_PAPER, "x").event()),
            new ByteArrayOutputStream());

    assertThat(lines.text()).isEmpty();
  }

  private static HttpFunction function(
      AccessPattern<?> pattern, Namespace namespace, FunctionLog log) {
    Catalog catalog = new Catalog(new CatalogTable(TABLE.client(), TestTable.NAME, namespace));
    return Handlers.of(pattern, catalog, log, Routes.WITHOUT_SEARCH);
  }
}
