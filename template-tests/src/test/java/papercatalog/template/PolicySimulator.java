package papercatalog.template;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * IAM's evaluation of policies, by {@code @cloud-copilot/iam-simulate} in a Node process: it knows
 * every action of a service, {@code ForAllValues} and {@code dynamodb:LeadingKeys}.
 */
final class PolicySimulator {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Path MODULES = Path.of("node_modules");

  private PolicySimulator() {}

  /**
   * Requests to try: every action on every resource with every list of keys.
   *
   * @param actions {@code dynamodb:*} stands for all that there are
   */
  record Probe(List<String> actions, List<String> resources, List<List<String>> leadingKeys) {}

  /**
   * A request that a role may make.
   *
   * @param leadingKeys the partition keys that it touches; none when it names none
   */
  record Permission(String role, String action, String resource, List<String> leadingKeys) {}

  /**
   * @param asked how many requests were evaluated
   */
  record Verdict(int asked, Set<Permission> allowed) {}

  /** What these roles may do, each with its policy documents. */
  static Verdict evaluate(Map<String, List<JsonNode>> roles, List<Probe> probes) {
    ObjectNode question = JSON.createObjectNode();
    question.put("account", Intrinsics.ACCOUNT);
    question.set("roles", JSON.valueToTree(roles));
    question.set("probes", JSON.valueToTree(probes));
    JsonNode answer = ask(question);
    Set<Permission> allowed = new HashSet<>();
    for (JsonNode permission : answer.get("allowed")) {
      allowed.add(JSON.convertValue(permission, Permission.class));
    }
    return new Verdict(answer.get("asked").intValue(), allowed);
  }

  private static JsonNode ask(JsonNode question) {
    try {
      if (!Files.isDirectory(MODULES)) {
        run(List.of("npm", "ci", "--no-audit", "--no-fund"), new byte[0]);
      }
      return JSON.readTree(
          run(List.of("node", "src/test/node/simulate.mjs"), JSON.writeValueAsBytes(question)));
    } catch (IOException e) {
      throw new UncheckedIOException("These tests need Node 20 or later, with npm", e);
    }
  }

  private static byte[] run(List<String> command, byte[] input) throws IOException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (OutputStream standardInput = process.getOutputStream()) {
      standardInput.write(input);
    }
    byte[] output = process.getInputStream().readAllBytes();
    try {
      if (process.waitFor() != 0) {
        throw new AssertionError(String.join(" ", command) + " failed");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
    return output;
  }
}
