package papercatalog.local.engine;

import module java.base;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import software.amazon.dynamodb.services.local.shared.access.sqlite.SQLiteDBAccessJob;
import software.amazon.dynamodb.services.local.shared.access.sqlite.TableSchemaInfo;
import software.amazon.dynamodb.services.local.shared.mapper.DynamoDbObjectMapper;

/**
 * Parses the definition of a table once. The engine stores it as JSON and parses that for each item
 * that it reads or writes, which costs more than the item itself.
 */
final class ParsedDefinitions extends JsonDeserializer<TableSchemaInfo> {
  private final ObjectMapper mapper = new DynamoDbObjectMapper();
  private final List<Map.Entry<byte[], TableSchemaInfo>> parsed = new CopyOnWriteArrayList<>();

  /**
   * Remembers the definitions that reads and writes of items parse. They never change one; requests
   * that do have a mapper of their own.
   */
  static void remember() {
    try {
      Field field = SQLiteDBAccessJob.class.getDeclaredField("MAPPER");
      field.setAccessible(true);
      ObjectMapper items = (ObjectMapper) field.get(null);
      items.getFactory().enable(JsonParser.Feature.INCLUDE_SOURCE_IN_LOCATION);
      items.registerModule(
          new SimpleModule().addDeserializer(TableSchemaInfo.class, new ParsedDefinitions()));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("DynamoDB Local parses definitions in another way", e);
    }
  }

  @Override
  public TableSchemaInfo deserialize(JsonParser parser, DeserializationContext context)
      throws IOException {
    byte[] json = (byte[]) parser.currentLocation().contentReference().getRawContent();
    for (Map.Entry<byte[], TableSchemaInfo> each : parsed) {
      if (Arrays.equals(each.getKey(), json)) {
        return each.getValue();
      }
    }
    TableSchemaInfo definition = mapper.readValue(json, TableSchemaInfo.class);
    parsed.add(Map.entry(json, definition));
    return definition;
  }
}
