package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.local.engine.DynamoDbLocal;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code make run} where it cannot: one line that says why, and the exit code of a misuse. */
@Timeout(180)
@Tag("slow")
final class ServeRefusalTest {
  @TempDir private Path temporary;

  @Test
  void serve_onATakenPort_saysSoInOneLine() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(taken.getLocalPort());

      assertThat(refusal("--port", port)).contains("Port " + port, "PORT=");
    }
  }

  @Test
  void serve_whereDynamoDbsPortIsTaken_saysSoInOneLine() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(taken.getLocalPort());

      assertThat(refusal("--port", "0", "--dynamodb-port", port))
          .contains("Port " + port, "DYNAMODB_PORT=");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"65536", "http"})
  void serve_onNoPort_saysSoInOneLine(String port) {
    assertThat(refusal("--port=" + port)).containsIgnoringCase("port");
  }

  @Test
  void serve_withAFileForItsData_saysSoInOneLine() throws Exception {
    String file = Files.writeString(temporary.resolve("file"), "").toString();

    assertThat(refusal("--port", "0", "--data", file)).contains("DATA", file);
  }

  @Test
  void serve_withDataOfAnotherRelease_saysSoInOneLine() {
    TableSchema other = TableSchema.DECLARED;
    for (KeyPrefix kind : KeyPrefix.values()) {
      if (kind.index().equals(Optional.of(Index.GSI2))) {
        other = other.moving(kind, new Index("Other"));
      }
    }
    assertOtherRelease(temporary.resolve("indexes"), other, Map.of());
    String paper = Keys.paper(new PaperId("WP-002")).partition();
    assertOtherRelease(
        temporary.resolve("items"),
        TableSchema.DECLARED,
        Map.of("PK", AttributeValue.fromS(paper), "SK", AttributeValue.fromS(paper)));
  }

  private static void assertOtherRelease(
      Path data, TableSchema schema, Map<String, AttributeValue> item) {
    assertThat(data.toFile().mkdir()).isTrue();
    try (DynamoDbLocal engine = DynamoDbLocal.start(Optional.of(data), 0);
        DynamoDbClient client = ClientSettings.forWrites().at(engine.endpoint()).open()) {
      new CatalogTable(client, LocalCatalog.TABLE, schema, Namespace.NONE).createIfAbsent();
      if (!item.isEmpty()) {
        client.putItem(request -> request.tableName(LocalCatalog.TABLE).item(item));
      }
    }
    assertThat(refusal("--port", "0", "--data", data.toString()))
        .contains("another release", "another DATA directory", data.toString());
  }

  @Test
  void serve_withALogThatCannotBeWritten_saysSoInOneLine() {
    String file = temporary.resolve("nowhere/requests.log").toString();

    assertThat(refusal("--port", "0", "--log", file)).contains("LOG", file);
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://papers.example/events", "nowhere/events.jsonl"})
  void serve_withEventsThatCannotGoThere_saysSoInOneLine(String target) {
    assertThat(refusal("--port", "0", "--events", target)).contains("EVENTS", target);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Acme", "a#b", "a/b", "ä", ""})
  void serve_ofATenantThatThereCannotBe_saysSoInOneLine(String tenant) {
    assertThat(refusal("--port", "0", "--tenant=" + tenant)).contains("TENANT must match");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://papers.example:8000",
        "http://127.0.0.1:1",
        "8000",
        "http://127.0.0.1:8000 --data=.",
        "http://127.0.0.1:8000 --events=-"
      })
  void serve_fromAnEngineThatItCannotHave_saysSoInOneLine(String options) {
    assertThat(refusal(("--port=0 --endpoint=" + options).split(" ", -1))).contains("ENDPOINT");
  }

  /** The line that says why. */
  private static String refusal(String... options) {
    LocalRun run = LocalRun.of(arguments(options));
    assertThat(run.output()).isEmpty();
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.errors().lines()).as(run.errors()).hasSize(1);
    assertThat(run.errors()).doesNotContain("Exception");
    return run.errors();
  }

  private static String[] arguments(String... options) {
    List<String> arguments = new ArrayList<>(List.of("serve"));
    if (!List.of(options).contains("--dynamodb-port")) {
      arguments.addAll(List.of("--dynamodb-port", "0"));
    }
    arguments.addAll(List.of(options));
    return arguments.toArray(String[]::new);
  }
}
