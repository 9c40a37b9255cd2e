package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.mcp.Mcp;
import papercatalog.local.gateway.SampleCatalog;
import papercatalog.runtime.lambda.FunctionProcess;
import papercatalog.runtime.lambda.Packaging;
import papercatalog.runtime.lambda.TaskRoot;

/** A stack has tools for assistants when an operator chooses so; they may read what readers may. */
// I-5, I-6
@Tag("slow")
final class McpStackTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final StackTemplate STACK = Synthesis.with(Map.of("mcp", true));

  @Test
  void stack_whenToolsAreNotChosen_hasNothingOfThem() {
    assertThat(Synthesis.standard().json().toString()).doesNotContain("Mcp", "/mcp", "MCP");
    assertThat(Synthesis.with(Map.of("mcp", "false"))).isEqualTo(Synthesis.standard());
  }

  @Test
  void function_whenToolsAreChosen_isBehindOneRoute() {
    DeployedFunction tools = tools(STACK);

    assertThat(tools.routeKeys()).containsExactly("ANY /mcp");
    assertThat(STACK.ofType("AWS::ApiGatewayV2::Route"))
        .hasSize(Synthesis.standard().ofType("AWS::ApiGatewayV2::Route").size() + 1);
  }

  @Test
  void policies_allowTheSumOfThePatterns_andNothingElse() {
    Authority authority = new Authority(STACK);

    assertThat(authority.tryEveryKey().allowed())
        .containsExactlyInAnyOrderElementsOf(authority.needed());
    assertThat(authority.findings()).isEmpty();
  }

  @Test
  void policies_ofATenant_reachItsOwnKeysOnly() {
    StackTemplate stack =
        Synthesis.with(Map.of("mcp", true, "tenant", "a", "table", "papers-shared"));
    Authority authority = new Authority(stack, LeadingKeys.A);

    assertThat(authority.tryTenants().allowed())
        .containsExactlyInAnyOrderElementsOf(authority.neededOfTenants());
  }

  @Test
  void function_withASearch_comesFromItsZip_andReadsTheIndex() {
    StackTemplate stack = Synthesis.with(Map.of("mcp", true, "search", true));
    DeployedFunction tools = tools(stack);
    DeployedFunction search =
        DeployedFunction.behindRoutesOf(stack).stream()
            .filter(it -> it.routeKeys().contains("GET /search"))
            .findFirst()
            .orElseThrow();

    assertThat(tools.properties().get("Code")).isEqualTo(search.properties().get("Code"));
    assertThat(tools.properties().get("Timeout")).isEqualTo(search.properties().get("Timeout"));
    assertThat(tools.environment()).isEqualTo(search.environment());
    assertThat(new RolePolicies(stack, tools.role()).actions())
        .containsExactlyInAnyOrder(
            "dynamodb:BatchGetItem",
            "dynamodb:GetItem",
            "dynamodb:Query",
            "logs:CreateLogStream",
            "logs:PutLogEvents",
            "s3:GetObject",
            "s3:ListBucket");
  }

  /** Every pattern primes itself, and then reads the table with the rights of the role. */
  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "AWS's Lambda runtime is for Linux only")
  void function_outOfItsZip_takesASnapshot_andAnswers() throws Exception {
    DeployedFunction tools = tools(STACK);
    try (DeployedTable table = DeployedTable.of(STACK, STACK.only("AWS::DynamoDB::Table"));
        TaskRoot code = TaskRoot.unpack(Synthesis.zip())) {
      new SampleCatalog().publish(table.publisher(Namespace.NONE));
      Map<String, String> variables = tools.variables(table.endpoint());
      variables.put("AWS_LAMBDA_INITIALIZATION_TYPE", "snap-start");
      List<String> options = List.of("-Dorg.crac.Core.Compat=com.amazonaws.services.lambda.crac");
      try (FunctionProcess function =
          new FunctionProcess(
              new Packaging.ManagedRuntime(Synthesis.zip())
                  .command(code.directory(), Mcp.HANDLER_CLASS, options),
              code.directory(),
              Mcp.HANDLER_CLASS,
              variables,
              Path.of("target", "Mcp.log"))) {
        String call =
            """
            {"jsonrpc":"2.0","id":1,"method":"tools/call",\
            "params":{"name":"GetPaper","arguments":{"id":"WP-002"}}}""";
        JsonNode answer = JSON.readTree(function.firstAnswer(event(call)).text());

        assertThat(answer.at("/headers/X-DynamoDB-Requests").asText()).isEqualTo("1");
        assertThat(
                JSON.readTree(answer.get("body").asText())
                    .at("/result/structuredContent/id")
                    .asText())
            .isEqualTo("WP-002");
        assertThat(function.invoke(WakeCalls.EVENT).text()).isEqualTo("{}");
      }
    }
  }

  private static String event(String message) {
    ObjectNode event = JSON.createObjectNode().put("rawPath", "/mcp").put("body", message);
    event.putObject("requestContext").putObject("http").put("method", "POST");
    return event.toString();
  }

  private static DeployedFunction tools(StackTemplate stack) {
    return DeployedFunction.behindRoutesOf(stack).stream()
        .filter(it -> it.handler().equals(Mcp.HANDLER_CLASS))
        .findFirst()
        .orElseThrow();
  }
}
