package papercatalog.local.engine;

import module java.base;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import software.amazon.dynamodb.services.local.shared.access.sqlite.SQLiteDBAccess;
import software.amazon.dynamodb.services.local.shared.access.sqlite.SQLiteDBAccessJob;
import software.amazon.dynamodb.services.local.shared.access.sqlite.TableSchemaInfo;
import software.amazon.dynamodb.services.local.shared.mapper.DynamoDbObjectMapper;

/**
 * Parses the definition of a table once. The engine stores it as JSON and parses that for each
 * request, and for each item that it reads or writes, which costs more than the item itself.
 */
final class ParsedDefinitions extends JsonDeserializer<TableSchemaInfo> {
  private static final Field[] FIELDS = TableSchemaInfo.class.getDeclaredFields();

  static {
    AccessibleObject.setAccessible(FIELDS, true);
  }

  private final ObjectMapper mapper = new DynamoDbObjectMapper();
  private final List<Map.Entry<byte[], TableSchemaInfo>> parsed = new CopyOnWriteArrayList<>();

  /** Takes the place of the engine's parsers of definitions. */
  static void use() {
    SimpleModule module =
        new SimpleModule().addDeserializer(TableSchemaInfo.class, new ParsedDefinitions());
    register(module, SQLiteDBAccess.class);
    register(module, SQLiteDBAccessJob.class);
  }

  private static void register(SimpleModule module, Class<?> owner) {
    try {
      Field field = owner.getDeclaredField("MAPPER");
      field.setAccessible(true);
      ObjectMapper mapper = (ObjectMapper) field.get(null);
      mapper.getFactory().enable(JsonParser.Feature.INCLUDE_SOURCE_IN_LOCATION);
      mapper.registerModule(module);
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
        return copy(each.getValue());
      }
    }
    TableSchemaInfo definition = mapper.readValue(json, TableSchemaInfo.class);
    parsed.add(Map.entry(json, definition));
    return copy(definition);
  }

  /** The engine changes the lists and maps of a definition where it changes the table. */
  private static TableSchemaInfo copy(TableSchemaInfo definition) {
    TableSchemaInfo copy = new TableSchemaInfo();
    try {
      for (Field field : FIELDS) {
        field.set(copy, copyOf(field.get(definition)));
      }
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
    return copy;
  }

  private static Object copyOf(Object value) {
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>(list.size());
      list.forEach(each -> copy.add(copyOf(each)));
      return copy;
    }
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> copy = new LinkedHashMap<>();
      map.forEach((key, each) -> copy.put(key, copyOf(each)));
      return copy;
    }
    return value;
  }
}
