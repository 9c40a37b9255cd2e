package papercatalog.domain.memory;

import module java.base;

import papercatalog.domain.memory.MemoryTable.Write;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * One table of the catalog, which answers one request at a time. {@code MemoryEngineTest} compares
 * its answers with those of DynamoDB Local.
 *
 * <p>Only reads say what they consume, the texts of its failures are its own, and transactions
 * never meet: it refuses none for another in flight.
 */
public final class MemoryEngine {
  private static final int MAX_ACTIONS = 100;
  private static final int MAX_BATCH_WRITES = 25;
  private static final long MAX_BATCH_READ_BYTES = 16L << 20;
  private static final long MAX_TRANSACTION_BYTES = 4L << 20;

  private final String name;
  private final MemoryTable table;
  private final Map<String, TransactWriteItemsRequest> tokens = new HashMap<>();

  public MemoryEngine(String name, TableSchema schema) {
    this(name, schema.indexes());
  }

  MemoryEngine(String name, List<Index> indexes) {
    this(name, new MemoryTable(indexes));
  }

  private MemoryEngine(String name, MemoryTable table) {
    this.name = name;
    this.table = table;
  }

  /** An engine with the same items, without the tokens of past transactions. */
  public synchronized MemoryEngine copy() {
    return new MemoryEngine(name, table.copy());
  }

  public MemoryTable table() {
    return table;
  }

  public DynamoDbClient client() {
    return new MemoryClient(this::answer);
  }

  public synchronized DynamoDbResponse answer(DynamoDbRequest request) {
    return switch (request) {
      case GetItemRequest it -> get(it);
      case BatchGetItemRequest it -> batchGet(it);
      case QueryRequest it -> new MemoryPages(table, name).query(it);
      case ScanRequest it -> new MemoryPages(table, name).scan(it);
      case PutItemRequest it -> put(it);
      case DeleteItemRequest it -> delete(it);
      case UpdateItemRequest it -> update(it);
      case BatchWriteItemRequest it -> batchWrite(it);
      case TransactWriteItemsRequest it -> transact(it);
      default -> throw new UnsupportedOperationException(request.getClass().getSimpleName());
    };
  }

  private GetItemResponse get(GetItemRequest request) {
    requireTable(request.tableName());
    requireAbsent(request.projectionExpression());
    GetItemResponse.Builder response = GetItemResponse.builder();
    Optional<Map<String, AttributeValue>> item = table.at(key(request.key()));
    item.ifPresent(response::item);
    if (request.returnConsumedCapacity() != null) {
      response.consumedCapacity(
          ReadUnits.of(request.consistentRead())
              .consumed(name, LongStream.of(Math.max(1, bytes(item)))));
    }
    return response.build();
  }

  private BatchGetItemResponse batchGet(BatchGetItemRequest request) {
    if (request.requestItems().size() != 1) {
      throw Refusals.invalid("A batch has one table");
    }
    request.requestItems().keySet().forEach(this::requireTable);
    KeysAndAttributes asked = request.requestItems().get(name);
    List<ItemKey> keys = asked.keys().stream().map(MemoryEngine::key).toList();
    if (keys.isEmpty() || keys.size() > MAX_ACTIONS || new HashSet<>(keys).size() < keys.size()) {
      throw Refusals.invalid("A batch has up to 100 keys, each once");
    }
    UnaryOperator<Map<String, AttributeValue>> shown =
        MemoryPages.projection(asked.projectionExpression(), asked.expressionAttributeNames());
    List<Map<String, AttributeValue>> found = new ArrayList<>();
    List<Map<String, AttributeValue>> left = new ArrayList<>();
    List<Long> reads = new ArrayList<>();
    long bytes = 0;
    for (ItemKey key : keys) {
      Optional<Map<String, AttributeValue>> item = table.at(key);
      bytes += bytes(item);
      if (bytes > MAX_BATCH_READ_BYTES) {
        left.add(key.attributes());
      } else {
        reads.add(bytes(item));
        item.map(shown).ifPresent(found::add);
      }
    }
    KeysAndAttributes rest = asked.copy(it -> it.keys(left));
    BatchGetItemResponse.Builder response =
        BatchGetItemResponse.builder()
            .responses(Map.of(name, found))
            .unprocessedKeys(left.isEmpty() ? Map.of() : Map.of(name, rest));
    if (request.returnConsumedCapacity() != null) {
      response.consumedCapacity(
          ReadUnits.of(asked.consistentRead())
              .consumed(name, reads.stream().mapToLong(Long::longValue)));
    }
    return response.build();
  }

  private static long bytes(Optional<Map<String, AttributeValue>> item) {
    return item.map(it -> new Item(it).bytes()).orElse(0L);
  }

  private BatchWriteItemResponse batchWrite(BatchWriteItemRequest request) {
    if (request.requestItems().size() != 1) {
      throw Refusals.invalid("A batch has one table");
    }
    request.requestItems().keySet().forEach(this::requireTable);
    List<WriteRequest> all = request.requestItems().get(name);
    List<Write> writes = all.stream().map(this::write).toList();
    requireKeys(writes, MAX_BATCH_WRITES);
    table.apply(writes);
    return BatchWriteItemResponse.builder().build();
  }

  private Write write(WriteRequest one) {
    return one.putRequest() != null
        ? Write.put(table.checked(one.putRequest().item()))
        : Write.delete(key(one.deleteRequest().key()));
  }

  private PutItemResponse put(PutItemRequest request) {
    requireTable(request.tableName());
    requireAbsent(request.returnValues());
    Map<String, AttributeValue> item = table.checked(request.item());
    ExpressionParser parser =
        new ExpressionParser(
            request.expressionAttributeNames(), request.expressionAttributeValues());
    Action action = new Action(Write.put(item), condition(parser, request.conditionExpression()));
    parser.end();
    action.run(request.returnValuesOnConditionCheckFailureAsString());
    return PutItemResponse.builder().build();
  }

  private DeleteItemResponse delete(DeleteItemRequest request) {
    requireTable(request.tableName());
    requireAbsent(request.returnValues());
    ExpressionParser parser =
        new ExpressionParser(
            request.expressionAttributeNames(), request.expressionAttributeValues());
    Action action =
        new Action(
            Write.delete(key(request.key())), condition(parser, request.conditionExpression()));
    parser.end();
    action.run(request.returnValuesOnConditionCheckFailureAsString());
    return DeleteItemResponse.builder().build();
  }

  private UpdateItemResponse update(UpdateItemRequest request) {
    requireTable(request.tableName());
    requireAbsent(request.returnValues());
    ExpressionParser parser =
        new ExpressionParser(
            request.expressionAttributeNames(), request.expressionAttributeValues());
    Predicate<Map<String, AttributeValue>> condition =
        condition(parser, request.conditionExpression());
    UnaryOperator<Map<String, AttributeValue>> update = parser.update(request.updateExpression());
    parser.end();
    ItemKey key = key(request.key());
    new Action(updating(key, update), condition)
        .run(request.returnValuesOnConditionCheckFailureAsString());
    return UpdateItemResponse.builder().build();
  }

  private Write updating(ItemKey key, UnaryOperator<Map<String, AttributeValue>> update) {
    return new Write(
        key,
        before ->
            Optional.of(table.checked(update.apply(before.isEmpty() ? key.attributes() : before))));
  }

  /** One conditional write; the condition sees an empty map in place of a missing item. */
  private final class Action {
    private final Write write;
    private final Predicate<Map<String, AttributeValue>> condition;

    Action(Write write, Predicate<Map<String, AttributeValue>> condition) {
      this.write = write;
      this.condition = condition;
    }

    boolean holds() {
      return condition.test(before());
    }

    Map<String, AttributeValue> before() {
      return table.at(write.key()).orElse(Map.of());
    }

    void run(String shown) {
      if (!holds()) {
        throw Refusals.conditionFailed("ALL_OLD".equals(shown) ? before() : null);
      }
      table.apply(List.of(write));
    }

    CancellationReason reason(String shown) {
      CancellationReason.Builder reason = CancellationReason.builder().code("None");
      if (!holds()) {
        reason.code("ConditionalCheckFailed").message("The conditional request failed");
        if ("ALL_OLD".equals(shown) && !before().isEmpty()) {
          reason.item(before());
        }
      } else {
        try {
          write.after(before());
        } catch (DynamoDbException e) {
          reason.code("ValidationError").message(e.getMessage());
        }
      }
      return reason.build();
    }
  }

  private TransactWriteItemsResponse transact(TransactWriteItemsRequest request) {
    List<Action> actions = request.transactItems().stream().map(this::action).toList();
    requireKeys(actions.stream().map(action -> action.write).toList(), MAX_ACTIONS);
    String token = request.clientRequestToken();
    TransactWriteItemsRequest past = token == null ? null : tokens.get(token);
    if (past != null) {
      if (!past.transactItems().equals(request.transactItems())) {
        throw Refusals.mismatch();
      }
      return TransactWriteItemsResponse.builder().build();
    }
    List<CancellationReason> reasons = new ArrayList<>();
    for (int i = 0; i < actions.size(); i++) {
      reasons.add(actions.get(i).reason(shown(request.transactItems().get(i))));
    }
    if (reasons.stream().anyMatch(reason -> !reason.code().equals("None"))) {
      throw Refusals.cancelled(reasons);
    }
    requireSize(actions.stream().map(action -> action.write).toList());
    table.apply(
        actions.stream().map(action -> action.write).filter(write -> !write.checks()).toList());
    if (token != null) {
      tokens.put(token, request);
    }
    return TransactWriteItemsResponse.builder().build();
  }

  private Action action(TransactWriteItem one) {
    if (one.put() != null) {
      var put = one.put();
      requireTable(put.tableName());
      MemoryTable.requireSize(put.item());
      return action(
          put.expressionAttributeNames(),
          put.expressionAttributeValues(),
          parser ->
              new Action(
                  new Write(key(keyOf(put.item())), _ -> Optional.of(table.checked(put.item()))),
                  condition(parser, put.conditionExpression())));
    }
    if (one.delete() != null) {
      var delete = one.delete();
      requireTable(delete.tableName());
      return action(
          delete.expressionAttributeNames(),
          delete.expressionAttributeValues(),
          parser ->
              new Action(
                  Write.delete(key(delete.key())),
                  condition(parser, delete.conditionExpression())));
    }
    if (one.update() != null) {
      var update = one.update();
      requireTable(update.tableName());
      return action(
          update.expressionAttributeNames(),
          update.expressionAttributeValues(),
          parser ->
              new Action(
                  updating(key(update.key()), parser.update(update.updateExpression())),
                  condition(parser, update.conditionExpression())));
    }
    var check = one.conditionCheck();
    requireTable(check.tableName());
    return action(
        check.expressionAttributeNames(),
        check.expressionAttributeValues(),
        parser ->
            new Action(
                Write.check(key(check.key())), condition(parser, check.conditionExpression())));
  }

  private static Action action(
      Map<String, String> names,
      Map<String, AttributeValue> values,
      Function<ExpressionParser, Action> parsed) {
    ExpressionParser parser = new ExpressionParser(names, values);
    Action action = parsed.apply(parser);
    parser.end();
    return action;
  }

  static String tableName(TransactWriteItem one) {
    if (one.put() != null) {
      return one.put().tableName();
    }
    if (one.delete() != null) {
      return one.delete().tableName();
    }
    return one.update() != null ? one.update().tableName() : one.conditionCheck().tableName();
  }

  private static String shown(TransactWriteItem one) {
    if (one.put() != null) {
      return one.put().returnValuesOnConditionCheckFailureAsString();
    }
    if (one.delete() != null) {
      return one.delete().returnValuesOnConditionCheckFailureAsString();
    }
    return one.update() != null
        ? one.update().returnValuesOnConditionCheckFailureAsString()
        : one.conditionCheck().returnValuesOnConditionCheckFailureAsString();
  }

  private static Predicate<Map<String, AttributeValue>> condition(
      ExpressionParser parser, String expression) {
    return expression == null ? _ -> true : parser.condition(expression);
  }

  private static void requireKeys(List<Write> writes, int max) {
    long keys = writes.stream().map(Write::key).distinct().count();
    if (writes.isEmpty() || writes.size() > max || keys < writes.size()) {
      throw Refusals.invalid("A request has up to %d items, each once".formatted(max));
    }
  }

  private static void requireSize(List<Write> writes) {
    long bytes = writes.stream().mapToLong(Write::bytes).sum();
    if (bytes > MAX_TRANSACTION_BYTES) {
      throw Refusals.invalid("The items have more than 4 MB");
    }
  }

  private void requireTable(String asked) {
    if (!asked.equals(name)) {
      throw new UnsupportedOperationException("Another table: " + asked);
    }
  }

  private static void requireAbsent(Object parameter) {
    if (parameter != null) {
      throw new UnsupportedOperationException("A form that the catalog does not use: " + parameter);
    }
  }

  private static Map<String, AttributeValue> keyOf(Map<String, AttributeValue> item) {
    return new Item(item)
        .only(List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY))
        .attributes();
  }

  static ItemKey key(Map<String, AttributeValue> key) {
    AttributeValue partition = key.get(TableSchema.PARTITION_KEY);
    AttributeValue sort = key.get(TableSchema.SORT_KEY);
    if (key.size() != 2 || !MemoryTable.isKey(partition) || !MemoryTable.isKey(sort)) {
      throw Refusals.invalid("The key does not match the schema");
    }
    return new ItemKey(partition.s(), sort.s());
  }
}
