package papercatalog.template;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papercatalog.TestEngine;
import papercatalog.client.ClientSettings;
import papercatalog.lambda.FunctionProcess;
import papercatalog.lambda.NativeRuntimeClient;
import papercatalog.lambda.Packaging;
import papercatalog.lambda.TaskRoot;
import papercatalog.local.CatalogFiller;
import papercatalog.local.SampleCatalog;
import papercatalog.schema.Route;
import papercatalog.table.CatalogTable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A template, running on this machine: its table in a local engine, holding the sample catalog, and
 * each of its functions, out of the built zip, in a runtime of its own, which starts as it does for
 * a version with a snapshot: initialized, restored.
 */
final class DeployedShape implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String HANDLERS = "papercatalog.handler.";
  private static final Path LOGS = Path.of("target");

  /** By which the runtime finds the hooks of a snapshot. */
  private static final List<String> RUNTIME_OPTIONS =
      List.of("-Dorg.crac.Core.Compat=com.amazonaws.services.lambda.crac");

  private final TestEngine engine = TestEngine.open();
  private final Map<String, FunctionProcess> functions = new HashMap<>();
  private Optional<TaskRoot> unpacked = Optional.empty();
  private Optional<String> created = Optional.empty();

  /**
   * Starts everything, or leaves nothing behind.
   *
   * @param directory for what the runtime needs
   */
  DeployedShape(StackTemplate template, Path zip, Path directory)
      throws IOException, InterruptedException {
    boolean started = false;
    try {
      start(template, zip, directory);
      started = true;
    } finally {
      if (!started) {
        close();
      }
    }
  }

  /** What the function of a route answers to an event. */
  String invoke(Route route, byte[] event) throws InterruptedException {
    return functions.get(HANDLERS + route.operation()).invoke(new String(event, UTF_8)).text();
  }

  /** The functions by their handlers. */
  Set<String> handlers() {
    return functions.keySet();
  }

  /** What a function answers to the event of its schedule. */
  String wake(String handler) throws InterruptedException {
    return functions.get(handler).invoke(WakeCalls.EVENT).text();
  }

  @Override
  public void close() throws IOException {
    for (FunctionProcess function : functions.values()) {
      function.close();
    }
    unpacked.ifPresent(TaskRoot::close);
    try (engine;
        DynamoDbClient client = client()) {
      created.ifPresent(table -> engine.drop(client, table));
    }
  }

  private void start(StackTemplate template, Path zip, Path directory)
      throws IOException, InterruptedException {
    String table = template.only("AWS::DynamoDB::Table");
    createTable(table, template.properties(table));
    fill(table);
    TaskRoot code = TaskRoot.unpack(zip);
    unpacked = Optional.of(code);
    Path nativeClient = directory.resolve("native.so");
    NativeRuntimeClient.unpack(nativeClient);
    Packaging packaging = new Packaging.ManagedRuntime(zip, RUNTIME_OPTIONS);
    for (DeployedFunction function : DeployedFunction.behindRoutesOf(template)) {
      String handler = function.handler();
      functions.put(
          handler,
          new FunctionProcess(
              packaging.command(code.directory(), handler, nativeClient),
              code.directory(),
              handler,
              variables(function),
              LOGS.resolve(handler + ".log")));
    }
  }

  /** Those of the template, and what Lambda adds to them for a version with a snapshot. */
  private Map<String, String> variables(DeployedFunction function) {
    Map<String, String> variables = new HashMap<>(function.environment());
    variables.putAll(FunctionProcess.access(engine.endpoint()));
    variables.put("AWS_REGION", Intrinsics.REGION);
    variables.put("AWS_LAMBDA_INITIALIZATION_TYPE", "snap-start");
    return variables;
  }

  /**
   * DynamoDB and CloudFormation speak of tables in the same JSON. Protected against deletion, the
   * table could not be dropped again.
   */
  private void createTable(String name, ObjectNode properties)
      throws IOException, InterruptedException {
    ObjectNode table = properties.deepCopy();
    table.put("TableName", name);
    table.remove(
        List.of(
            "TimeToLiveSpecification",
            "PointInTimeRecoverySpecification",
            "DeletionProtectionEnabled"));
    call("CreateTable", table);
    created = Optional.of(name);
    ObjectNode timeToLive = JSON.createObjectNode().put("TableName", name);
    timeToLive.set("TimeToLiveSpecification", properties.get("TimeToLiveSpecification"));
    call("UpdateTimeToLive", timeToLive);
  }

  private void call(String operation, ObjectNode body) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(engine.endpoint())
            .header("Content-Type", "application/x-amz-json-1.0")
            .header("X-Amz-Target", "DynamoDB_20120810." + operation)
            .header(
                "Authorization",
                "AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request,"
                    + " SignedHeaders=host, Signature=none")
            .POST(HttpRequest.BodyPublishers.ofByteArray(JSON.writeValueAsBytes(body)))
            .build();
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
      if (response.statusCode() != 200) {
        throw new AssertionError(operation + ": " + response.body());
      }
    }
  }

  private void fill(String table) {
    try (DynamoDbClient client = client()) {
      new CatalogFiller(new CatalogTable(client, table), SampleCatalog.anHourAgo())
          .fillWithSample();
    }
  }

  private DynamoDbClient client() {
    return ClientSettings.forWrites().at(engine.endpoint()).open();
  }
}
