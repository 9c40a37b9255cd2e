package papercatalog.template;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import papercatalog.TestEngine;
import papercatalog.client.ClientSettings;
import papercatalog.local.SampleCatalog;
import papercatalog.schema.AccessPattern;
import papercatalog.write.Publisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A template, running on this machine: its table in a local engine, holding the sample catalog, and
 * each of its functions, out of the built zip, in a runtime of its own.
 */
final class DeployedShape implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final TestEngine engine = TestEngine.open();
  private final Map<AccessPattern, LambdaRuntime> runtimes = new EnumMap<>(AccessPattern.class);
  private Optional<String> created = Optional.empty();

  /**
   * Starts everything, or leaves nothing behind.
   *
   * @param directory to unpack the zip in
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

  /** What the function of a pattern answers to an event. */
  String invoke(AccessPattern pattern, byte[] event) throws InterruptedException {
    return runtimes.get(pattern).invoke(event);
  }

  @Override
  public void close() {
    runtimes.values().forEach(LambdaRuntime::close);
    try (engine;
        DynamoDbClient client = client()) {
      created.ifPresent(table -> engine.drop(client, table));
    }
  }

  private void start(StackTemplate template, Path zip, Path directory)
      throws IOException, InterruptedException {
    String table = template.only("AWS::DynamoDB::Table");
    createTable(table, template.properties(table));
    publishSample(table);
    Path code = directory.resolve("code");
    unpack(zip, code);
    String nativeClient = NativeRuntimeClient.unpackedTo(directory.resolve("native.so"));
    for (DeployedFunction function : DeployedFunction.behindRoutesOf(template)) {
      Map<String, String> environment = new HashMap<>(function.environment());
      environment.putAll(
          Map.of(
              "AWS_REGION",
              Intrinsics.REGION,
              "AWS_ACCESS_KEY_ID",
              "local",
              "AWS_SECRET_ACCESS_KEY",
              "local",
              "AWS_ENDPOINT_URL_DYNAMODB",
              engine.endpoint().toString()));
      runtimes.put(
          function.pattern(),
          new LambdaRuntime(code, nativeClient, function.handler(), environment));
    }
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

  private void publishSample(String table) {
    try (DynamoDbClient client = client()) {
      new SampleCatalog().publish(new Publisher(client, table, Clock.systemUTC()));
    }
  }

  private DynamoDbClient client() {
    return ClientSettings.forWrites().at(engine.endpoint()).open();
  }

  private static void unpack(Path zip, Path directory) throws IOException {
    try (InputStream file = Files.newInputStream(zip);
        ZipInputStream entries = new ZipInputStream(file)) {
      for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
        Path target = directory.resolve(entry.getName()).normalize();
        if (!target.startsWith(directory)) {
          throw new AssertionError("outside the zip: " + entry.getName());
        }
        if (entry.isDirectory()) {
          Files.createDirectories(target);
        } else {
          Files.createDirectories(target.getParent());
          Files.copy(entries, target);
        }
      }
    }
  }
}
