package papercatalog.local.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

@Tag("slow")
final class DynamoDbLocalTest {
  @Test
  void start_listensOnLoopbackOnly() throws IOException {
    try (DynamoDbLocal engine = DynamoDbLocal.inMemory()) {
      new Socket(InetAddress.getLoopbackAddress(), engine.endpoint().getPort()).close();

      for (InetAddress address : addressesBeyondLoopback()) {
        assertThatThrownBy(() -> new Socket(address, engine.endpoint().getPort()).close())
            .isInstanceOf(ConnectException.class);
      }
    }
  }

  @Test
  void directory_keepsTablesAcrossRestarts(@TempDir Path directory) {
    try (DynamoDbLocal engine = DynamoDbLocal.start(Optional.of(directory), 0);
        DynamoDbClient client = client(engine)) {
      createTable(client, "kept");
    }

    try (DynamoDbLocal engine = DynamoDbLocal.start(Optional.of(directory), 0);
        DynamoDbClient client = client(engine)) {
      assertThat(client.listTables().tableNames()).containsExactly("kept");
    }
  }

  @Test
  void table_thatIsDefinedAnew_isUsedAsItIsDefinedNow() {
    try (DynamoDbLocal engine = DynamoDbLocal.inMemory();
        DynamoDbClient client = client(engine)) {
      for (String key : List.of("PK", "ID")) {
        createTable(client, "same", key);
        Map<String, AttributeValue> item = Map.of(key, AttributeValue.fromS("x"));
        client.putItem(put -> put.tableName("same").item(item));
        assertThat(client.getItem(get -> get.tableName("same").key(item)).item()).isEqualTo(item);
        client.deleteTable(table -> table.tableName("same"));
      }
    }
  }

  @Test
  void table_thatIsChanged_leavesOneOfTheSameDefinitionUnchanged() {
    try (DynamoDbLocal engine = DynamoDbLocal.inMemory();
        DynamoDbClient client = client(engine)) {
      createTable(client, "changed");
      createTable(client, "other");

      client.updateTimeToLive(
          table ->
              table
                  .tableName("changed")
                  .timeToLiveSpecification(expiry -> expiry.enabled(true).attributeName("at")));

      assertThat(timeToLive(client, "changed")).isEqualTo(TimeToLiveStatus.ENABLED);
      assertThat(timeToLive(client, "other")).isEqualTo(TimeToLiveStatus.DISABLED);
    }
  }

  private static TimeToLiveStatus timeToLive(DynamoDbClient client, String name) {
    return client
        .describeTimeToLive(table -> table.tableName(name))
        .timeToLiveDescription()
        .timeToLiveStatus();
  }

  @Test
  void inMemory_leavesNoFileInTheWorkingDirectory() throws IOException {
    List<Path> before = workingDirectory();

    try (DynamoDbLocal engine = DynamoDbLocal.inMemory();
        DynamoDbClient client = client(engine)) {
      createTable(client, "gone");
    }

    assertThat(workingDirectory()).isEqualTo(before);
  }

  @Test
  void start_onATakenPort_saysSo() {
    try (DynamoDbLocal engine = DynamoDbLocal.inMemory()) {
      assertThatThrownBy(() -> DynamoDbLocal.start(Optional.empty(), engine.endpoint().getPort()))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("Failed to bind to /127.0.0.1:" + engine.endpoint().getPort());
    }
  }

  private static List<InetAddress> addressesBeyondLoopback() throws IOException {
    return NetworkInterface.networkInterfaces()
        .flatMap(NetworkInterface::inetAddresses)
        .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
        .toList();
  }

  private static List<Path> workingDirectory() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(""))) {
      return files.sorted().toList();
    }
  }

  private static DynamoDbClient client(DynamoDbLocal engine) {
    return DynamoDbClient.builder()
        .endpointOverride(engine.endpoint())
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")))
        .httpClientBuilder(UrlConnectionHttpClient.builder())
        .build();
  }

  private static void createTable(DynamoDbClient client, String name) {
    createTable(client, name, "PK");
  }

  private static void createTable(DynamoDbClient client, String name, String key) {
    client.createTable(
        table ->
            table
                .tableName(name)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(
                    AttributeDefinition.builder()
                        .attributeName(key)
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(
                    KeySchemaElement.builder().attributeName(key).keyType(KeyType.HASH).build()));
  }
}
