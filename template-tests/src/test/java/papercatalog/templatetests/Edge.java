package papercatalog.templatetests;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** The function at the edge, run by Node as the JavaScript that is deployed. */
final class Edge {
  private static final ObjectMapper JSON = new ObjectMapper();

  private Edge() {}

  /** A request of a reader. */
  record Asked(String method, String path, String query, String accept, String encodings) {
    private ObjectNode json() {
      ObjectNode request = JSON.createObjectNode().put("method", method).put("uri", path);
      ObjectNode parameters = request.putObject("querystring");
      if (!query.isEmpty()) {
        String[] parameter = query.split("=", 2);
        parameters.putObject(parameter[0]).put("value", parameter[1]);
      }
      ObjectNode headers = request.putObject("headers");
      if (!accept.isEmpty()) {
        headers.putObject("accept").put("value", accept);
      }
      if (!encodings.isEmpty()) {
        headers.putObject("accept-encoding").put("value", encodings);
      }
      return request;
    }
  }

  /** The headers of each request as the function leaves them, by name. */
  static List<Map<String, String>> pass(String code, List<Asked> requests)
      throws IOException, InterruptedException {
    Path script = Files.createTempFile("edge", ".js");
    try {
      Files.writeString(script, code);
      Process node =
          new ProcessBuilder("node", "src/test/node/edge.mjs", script.toString())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      Thread writing =
          Thread.ofVirtual()
              .start(
                  () -> {
                    try (BufferedWriter input = node.outputWriter(UTF_8)) {
                      for (Asked request : requests) {
                        input.write(request.json() + "\n");
                      }
                    } catch (IOException e) {
                      throw new UncheckedIOException(e);
                    }
                  });
      List<Map<String, String>> passed = new ArrayList<>();
      for (String line : node.inputReader(UTF_8).readAllLines()) {
        Map<String, String> headers = new TreeMap<>();
        for (Map.Entry<String, JsonNode> header : JSON.readTree(line).get("headers").properties()) {
          headers.put(header.getKey(), header.getValue().get("value").textValue());
        }
        passed.add(headers);
      }
      writing.join();
      node.waitFor();
      return passed;
    } finally {
      Files.delete(script);
    }
  }
}
