package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.functions.route.McpRoute;

/**
 * Clients of others call every tool of a running catalog: in TypeScript by both revisions of the
 * protocol, in Java by the one that its SDK speaks. The protocol's own suite judges both.
 */
@Tag("slow")
@Timeout(120)
final class McpClientsTest {
  @RegisterExtension static final LocalApi API = LocalApi.shared();

  private static final String SCRIPTS = "src/test/node/";

  private record Finished(int code, String output) {}

  @ParameterizedTest
  @ValueSource(strings = {"@modelcontextprotocol/sdk", "@modelcontextprotocol/client"})
  void typescript_callsEveryTool_inOneRequest_andReadsAPaper(String client) throws Exception {
    Finished called = run("mcp.mjs", client, url(), arguments().toString());

    List<String> expected = new ArrayList<>();
    AccessPatterns.withSearch().forEach(it -> expected.add(it.operation() + " ok 1"));
    expected.add("paper-json application/json true");
    expected.add("paper-bibtex application/x-bibtex true");
    expected.add("none true There is no paper none. Look for its id by title or identifier.");
    assertThat(called.output().lines()).containsExactlyElementsOf(expected);
    assertThat(called.code()).isZero();
  }

  @Test
  void java_callsEveryTool() {
    try (McpSyncClient client =
        McpClient.sync(HttpClientStreamableHttpTransport.builder(API.url().toString()).build())
            .build()) {
      assertThat(client.initialize().serverInfo().name()).isEqualTo("paper-catalog");
      List<Tool> tools = client.listTools().tools();
      assertThat(tools).extracting(Tool::name).hasSize(AccessPatterns.withSearch().size());
      for (Tool tool : tools) {
        Map<String, Object> arguments =
            LocalJson.MAPPER.convertValue(arguments().get(tool.name()), new TypeReference<>() {});
        CallToolResult result =
            client.callTool(CallToolRequest.builder(tool.name()).arguments(arguments).build());

        assertThat(result.isError()).as("%s: %s", tool.name(), result).isNotEqualTo(true);
        assertThat(result.structuredContent()).as(tool.name()).isNotNull();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"2026-07-28", "2025-11-25"})
  void conformance_isThatOfTheRevision_butForWhatTheFileNames(String revision) throws Exception {
    Finished judged =
        run(
            "conformance.mjs",
            "server",
            "--url",
            url(),
            "--requirements",
            revision,
            "--expected-failures",
            SCRIPTS + "mcp-expected.yml");

    assertThat(judged.code()).as(judged.output()).isZero();
    assertThat(judged.output()).contains("tools-list: ", "dns-rebinding-protection: ");
  }

  private static String url() {
    return API.url() + McpRoute.PATH;
  }

  /** By tool, what the sample catalog answers. */
  private static ObjectNode arguments() {
    ObjectNode all = LocalJson.MAPPER.createObjectNode();
    for (AccessPattern<?> pattern : AccessPatterns.withSearch()) {
      ObjectNode arguments = all.putObject(pattern.operation());
      for (PathParameter<?> parameter : pattern.pathParameters()) {
        arguments.put(parameter.text(), parameter.sample());
      }
      pattern
          .parameters()
          .query()
          .ifPresent(
              it -> {
                String sample = pattern.parameters().samples().getFirst();
                switch (it) {
                  case DOI -> arguments.put("identifier", sample);
                  case IDS -> arguments.putArray("ids").add(sample);
                  default -> arguments.put(it.text(), sample);
                }
              });
    }
    ((ObjectNode) all.get(AccessPatterns.GET_PAPER_VERSION.operation())).put("revision", 1);
    return all;
  }

  private static Finished run(String script, String... arguments) throws Exception {
    assertThat(Path.of("node_modules")).as("make test installs it").isDirectory();
    List<String> command = new ArrayList<>(List.of("node", SCRIPTS + script));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Finished(process.waitFor(), output);
  }
}
