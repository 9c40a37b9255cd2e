package papercatalog.templatetests;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * IAM's evaluation of policies, by {@code @cloud-copilot/iam-simulate} in a Node process: it knows
 * every action of a service, {@code ForAllValues} and {@code dynamodb:LeadingKeys}.
 */
final class PolicySimulator {
  private static final ObjectMapper JSON = new ObjectMapper();

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
   * @param asked how many requests were answered
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

  /** One question after the other: to load all that it knows of services takes the process long. */
  private static synchronized JsonNode ask(JsonNode question) {
    try {
      BufferedWriter questions = Node.PROCESS.outputWriter(UTF_8);
      questions.write(JSON.writeValueAsString(question));
      questions.newLine();
      questions.flush();
      String answer = Node.PROCESS.inputReader(UTF_8).readLine();
      if (answer == null) {
        throw new AssertionError("The simulator ended; see its error above");
      }
      return JSON.readTree(answer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The process, which ends when its standard input does, with this one. */
  private static final class Node {
    private static final Path MODULES = Path.of("node_modules");
    private static final Process PROCESS = start();

    private static Process start() {
      try {
        if (!Files.isDirectory(MODULES) && install().waitFor() != 0) {
          throw new AssertionError("npm ci failed");
        }
        return process("node", "src/test/node/simulate.mjs").start();
      } catch (IOException e) {
        throw new UncheckedIOException("These tests need Node 20 or later, with npm", e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
    }

    private static Process install() throws IOException {
      return process("npm", "ci", "--no-audit", "--no-fund")
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    }

    private static ProcessBuilder process(String... command) {
      return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    }
  }
}
