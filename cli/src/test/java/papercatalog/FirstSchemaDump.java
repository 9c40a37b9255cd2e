package papercatalog;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;
import papercatalog.schema.Attributes;
import papercatalog.schema.Index;
import papercatalog.table.Item;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;

/** A table that the first edition wrote: 83 papers, four of them with a history, 423 authors. */
public final class FirstSchemaDump {
  private FirstSchemaDump() {}

  /** Its items. */
  public static List<Item> items() {
    ObjectMapper json = new ObjectMapper();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(
                    FirstSchemaDump.class.getResourceAsStream("/schema-1.ndjson.gz")),
                UTF_8))) {
      List<Item> items = new ArrayList<>();
      for (String line : lines.lines().toList()) {
        items.add(new Item(attributes(json.readTree(line))));
      }
      return items;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Makes it anew, with the indexes that it had: their lists showed less. */
  public static void load(DynamoDbClient client, String table, List<Item> items) {
    List<String> shown =
        Attributes.SUMMARY.stream().filter(it -> !it.equals(Attributes.SCHEMA_VERSION)).toList();
    client.createTable(
        request ->
            request
                .tableName(table)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(
                    Stream.of("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK")
                        .map(TableDefinitions::string)
                        .toList())
                .keySchema(TableDefinitions.key("PK", "SK"))
                .globalSecondaryIndexes(index(Index.GSI1, shown), index(Index.GSI2, shown)));
    ItemBatches.put(client, table, items);
  }

  private static GlobalSecondaryIndex index(Index index, List<String> shown) {
    return TableDefinitions.index(index.name(), index.partitionKey(), index.sortKey(), shown);
  }

  private static Map<String, AttributeValue> attributes(JsonNode json) {
    Map<String, AttributeValue> attributes = new HashMap<>();
    json.properties().forEach(it -> attributes.put(it.getKey(), attribute(it.getValue())));
    return attributes;
  }

  private static AttributeValue attribute(JsonNode json) {
    Map.Entry<String, JsonNode> typed = json.properties().iterator().next();
    JsonNode value = typed.getValue();
    return switch (typed.getKey()) {
      case "S" -> AttributeValue.fromS(value.asText());
      case "N" -> AttributeValue.fromN(value.asText());
      case "M" -> AttributeValue.fromM(attributes(value));
      case "L" ->
          AttributeValue.fromL(
              StreamSupport.stream(value.spliterator(), false)
                  .map(FirstSchemaDump::attribute)
                  .toList());
      default -> throw new AssertionError(typed.getKey());
    };
  }
}
