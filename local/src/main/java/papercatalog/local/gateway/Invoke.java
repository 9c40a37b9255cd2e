package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.pattern.SearchPattern;
import papercatalog.functions.route.Routes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "invoke",
    mixinStandardHelpOptions = true,
    description = "Runs the handler that an event file asks for and prints its answer.")
final class Invoke implements Callable<Integer> {
  @Parameters(paramLabel = "EVENT", description = "An event of payload format 2.0, as in events/.")
  private Path file;

  @Spec private CommandSpec command;

  @Override
  public Integer call() throws IOException {
    byte[] event = read();
    Route route = route(event);
    try (LocalCatalog local = LocalCatalog.start(Optional.empty())) {
      local.publishSample();
      if (route instanceof SearchPattern) {
        local.search.indexAll();
      }
      print(LocalJson.MAPPER.readTree(new LocalFunctions(local).invoke(route.operation(), event)));
    }
    return 0;
  }

  private byte[] read() {
    try {
      return Files.readAllBytes(file);
    } catch (NoSuchFileException _) {
      throw invalid("there is no file " + file);
    } catch (IOException e) {
      throw invalid(file + " cannot be read: " + e.getMessage());
    }
  }

  private Route route(byte[] event) {
    String routeKey;
    try {
      routeKey = LocalJson.MAPPER.readTree(event).path("routeKey").asText();
    } catch (JsonProcessingException e) {
      throw invalid(file + " is not JSON: " + e.getOriginalMessage());
    } catch (IOException _) {
      throw invalid(file + " is not JSON: it is not text");
    }
    return Routes.route(routeKey)
        .orElseThrow(() -> invalid(file + " has no routeKey of " + routeKeys()));
  }

  private void print(JsonNode answer) throws IOException {
    PrintWriter out = command.commandLine().getOut();
    out.println("HTTP " + answer.path("statusCode").asInt());
    answer
        .path("headers")
        .properties()
        .forEach(header -> out.println(header.getKey() + ": " + header.getValue().asText()));
    out.println();
    InputStream sent = new ByteArrayInputStream(LocalJson.body(answer));
    boolean gzip = answer.at("/headers/Content-Encoding").asText().equals("gzip");
    String body = new String((gzip ? new GZIPInputStream(sent) : sent).readAllBytes(), UTF_8);
    boolean json = answer.at("/headers/Content-Type").asText().contains("json");
    out.println(json && !body.isEmpty() ? LocalJson.MAPPER.readTree(body).toPrettyString() : body);
    out.flush();
  }

  private ParameterException invalid(String message) {
    return new ParameterException(command.commandLine(), message);
  }

  private static String routeKeys() {
    return Routes.WITH_SEARCH.all().stream()
        .map(route -> "GET " + route.path())
        .collect(joining(", "));
  }
}
