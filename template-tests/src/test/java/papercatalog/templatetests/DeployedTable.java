package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import papercatalog.domain.TestEngine;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import papercatalog.local.gateway.SampleCatalog;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The table of a template, in an engine on this machine. */
final class DeployedTable implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final TestEngine engine;
  private final DynamoDbClient client;
  private final String name;

  private DeployedTable(TestEngine engine, String name) {
    this.engine = engine;
    this.name = name;
    client = ClientSettings.forWrites().at(engine.endpoint()).open();
  }

  /**
   * Makes it, empty.
   *
   * @param name which CloudFormation makes up, and so does a test
   */
  static DeployedTable of(StackTemplate template, String name)
      throws IOException, InterruptedException {
    TestEngine engine = TestEngine.real(); // that of memory has no time to live
    boolean created = false;
    try {
      DeployedTable table = new DeployedTable(engine, name);
      table.create(template.properties(template.only("AWS::DynamoDB::Table")));
      created = true;
      return table;
    } finally {
      if (!created) {
        engine.close();
      }
    }
  }

  /** Where it answers. */
  URI endpoint() {
    return engine.endpoint();
  }

  /** What writes the papers of a catalog into it. */
  Publisher publisher(Namespace namespace) {
    return new Publisher(new CatalogTable(client, name, namespace), SampleCatalog.anHourAgo());
  }

  @Override
  public void close() {
    try (engine;
        client) {
      engine.drop(client, name);
    }
  }

  /**
   * DynamoDB and CloudFormation speak of tables in the same JSON. Protected against deletion, the
   * table could not be dropped again.
   */
  private void create(ObjectNode properties) throws IOException, InterruptedException {
    ObjectNode table = properties.deepCopy();
    table.put("TableName", name);
    table.remove(
        List.of(
            "TimeToLiveSpecification",
            "PointInTimeRecoverySpecification",
            "DeletionProtectionEnabled"));
    call("CreateTable", table);
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
}
