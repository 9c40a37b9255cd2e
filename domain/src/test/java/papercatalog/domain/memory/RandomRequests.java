package papercatalog.domain.memory;

import module java.base;

import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ItemKey;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Random requests in the forms of the catalog to a few items, so that they meet. Some are wrong, as
 * damaged items and full batches are.
 */
final class RandomRequests {
  private static final List<String> PARTITIONS = List.of("PAPER#a", "PAPER#b", "COLLECTIONS");
  private static final List<String> SORTS =
      List.of("AUTHOR#x", "CHANGE", "PAPER#a", "VERSION#1", "VERSION#2", "WORK#\uFFFD", "WORK#📐");
  private static final List<String> LISTS = List.of("COLLECTION#c", "AUTHOR#x", "WORK#a");
  private static final List<String> NUMBERS = List.of("0", "1", "2.5", "-1000000000000", "200");

  private final Random random;
  private final String table;
  private final Deque<TransactWriteItemsRequest> past = new ArrayDeque<>();

  RandomRequests(long seed, String table) {
    this.random = new Random(seed);
    this.table = table;
  }

  DynamoDbRequest next() {
    return switch (random.nextInt(16)) {
      case 0 ->
          GetItemRequest.builder()
              .tableName(table)
              .key(key())
              .consistentRead(random.nextBoolean())
              .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
              .build();
      case 1 -> batchGet();
      case 2, 3, 4 -> query();
      case 5 -> scan();
      case 6, 7 -> put();
      case 8 -> delete();
      case 9 -> update();
      case 10 -> batchWrite();
      default -> transaction();
    };
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private boolean rarely() {
    return random.nextInt(12) == 0;
  }

  private Map<String, AttributeValue> key() {
    return new ItemKey(any(PARTITIONS), rarely() ? any(PARTITIONS) : any(SORTS)).attributes();
  }

  private Map<String, AttributeValue> item() {
    Map<String, AttributeValue> item = new HashMap<>(key());
    String owner = item.get("PK").s() + item.get("SK").s();
    for (String index : List.of("GSI1", "GSI2")) {
      if (random.nextBoolean()) {
        item.put(index + "PK", text(any(LISTS)));
        item.put(index + "SK", text((rarely() ? "~" : "DATE#" + random.nextInt(3)) + owner));
      }
    }
    if (rarely()) {
      item.remove(any(List.of("GSI1PK", "GSI1SK")));
    }
    if (random.nextInt(60) == 0) {
      item.put("GSI2PK", any(List.of(text(""), AttributeValue.fromN("1"))));
    }
    for (String number : List.of("revision", "authorCount", "counted")) {
      if (random.nextInt(3) > 0) {
        item.put(number, AttributeValue.fromN(any(NUMBERS)));
      }
    }
    if (random.nextBoolean()) {
      item.put("record", AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {1, -1})));
      item.put("title", text(any(List.of("A", "B", ""))));
      item.put("cited", AttributeValue.fromM(Map.of("f", AttributeValue.fromN("1.5"))));
      item.put("topics", AttributeValue.fromL(List.of(text("t"), AttributeValue.fromNul(true))));
    }
    if (random.nextInt(60) == 0) {
      int bytes = any(List.of(300_000, 409_600));
      item.put("abstract", text("x".repeat(bytes)));
    }
    return item;
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }

  /** A condition as {@code SeenCondition} builds it, and sometimes one with an unused name. */
  private final class Condition {
    final Map<String, String> names = new HashMap<>();
    final Map<String, AttributeValue> values = new HashMap<>();
    String expression;

    Condition() {
      if (random.nextInt(4) == 0) {
        return;
      }
      names.put("#PK", "PK");
      boolean absent = random.nextInt(3) == 0;
      expression = absent ? "attribute_not_exists(#PK)" : "attribute_exists(#PK)";
      if (!absent && random.nextBoolean()) {
        test("revision", AttributeValue.fromN(any(NUMBERS)));
      }
      if (!absent && random.nextInt(3) == 0) {
        test("title", text("A"));
      }
      if (random.nextInt(3) == 0) {
        names.put("#GSI1PK", "GSI1PK");
        values.put(":joined", text(any(LISTS)));
        expression +=
            any(
                List.of(
                    " AND (attribute_not_exists(#GSI1PK) OR #GSI1PK <> :joined)",
                    " AND #GSI1PK = :joined"));
      }
      if (rarely()) {
        names.put("#counted", "counted");
        values.put(":own", AttributeValue.fromN(any(NUMBERS)));
        expression += " AND (attribute_not_exists(#counted) OR #counted < :own)";
      }
      if (random.nextInt(40) == 0) {
        names.put("#unused", "unused");
      }
      if (random.nextInt(40) == 0) {
        names.remove("#PK");
      }
    }

    private void test(String name, AttributeValue value) {
      names.put("#" + name, name);
      if (random.nextInt(3) == 0) {
        expression += " AND attribute_not_exists(#" + name + ")";
      } else {
        expression += " AND #%1$s = :%1$s".formatted(name);
        values.put(":" + name, value);
      }
    }

    Map<String, String> names() {
      return names.isEmpty() ? null : names;
    }

    Map<String, AttributeValue> values() {
      return values.isEmpty() ? null : values;
    }

    ReturnValuesOnConditionCheckFailure shown() {
      return expression == null ? null : ReturnValuesOnConditionCheckFailure.ALL_OLD;
    }
  }

  private DynamoDbRequest batchGet() {
    List<Map<String, AttributeValue>> keys =
        Stream.generate(this::key).limit(1 + random.nextInt(5)).toList();
    boolean once = !rarely();
    return BatchGetItemRequest.builder()
        .requestItems(
            Map.of(
                table,
                KeysAndAttributes.builder()
                    .keys(once ? List.copyOf(new LinkedHashSet<>(keys)) : keys)
                    .consistentRead(random.nextBoolean())
                    .build()))
        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
        .build();
  }

  private DynamoDbRequest query() {
    Optional<String> index = Optional.of("GSI" + random.nextInt(3)).filter(it -> !it.endsWith("0"));
    String sort = index.map(it -> it + "SK").orElse("SK");
    Map<String, String> names =
        new HashMap<>(Map.of("#pk", index.map(it -> it + "PK").orElse("PK")));
    Map<String, AttributeValue> values = new HashMap<>();
    String list = index.isPresent() ? any(LISTS) : any(PARTITIONS);
    values.put(":pk", text(list));
    String condition = "#pk = :pk";
    List<String> bounds = index.isPresent() ? List.of("DATE#1", "DATE#2", "~") : SORTS;
    int form = random.nextInt(6);
    if (form > 0) {
      names.put("#sk", sort);
      values.put(":a", text(any(bounds)));
      condition +=
          List.of(
                  " AND #sk >= :a",
                  " AND #sk < :a",
                  " AND #sk > :a",
                  " AND begins_with(#sk, :a)",
                  " AND #sk BETWEEN :a AND :b")
              .get(form - 1);
      if (form == 5) {
        values.put(":b", text(any(bounds)));
      }
    }
    QueryRequest.Builder request =
        QueryRequest.builder()
            .tableName(table)
            .indexName(index.orElse(null))
            .scanIndexForward(random.nextBoolean() ? null : random.nextBoolean())
            .limit(random.nextInt(3) > 0 ? null : 1 + random.nextInt(3))
            .keyConditionExpression(condition)
            .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
    if (index.isEmpty() || rarely()) {
      request.consistentRead(true);
    }
    if (random.nextInt(3) == 0) {
      names.put("#SK", "SK");
      names.put("#title", "title");
      request.projectionExpression("#SK, #title");
    } else if (random.nextInt(5) == 0) {
      request.select(Select.COUNT);
    }
    if (random.nextInt(3) == 0) {
      Map<String, AttributeValue> start = new HashMap<>(key());
      String owner = start.get("PK").s() + start.get("SK").s();
      index.ifPresent(
          it -> {
            start.put(it + "PK", text(list));
            start.put(it + "SK", text("DATE#" + random.nextInt(3) + owner));
          });
      if (index.isEmpty() && !rarely()) {
        start.put("PK", text(list));
      }
      if (!values.containsValue(start.get(sort))) {
        request.exclusiveStartKey(start);
      }
    }
    return request.expressionAttributeNames(names).expressionAttributeValues(values).build();
  }

  /** Without a limit: the order of partitions differs. */
  private DynamoDbRequest scan() {
    ScanRequest.Builder request =
        ScanRequest.builder()
            .tableName(table)
            .consistentRead(true)
            .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
    if (random.nextBoolean()) {
      request
          .projectionExpression("#PK, #SK, #title")
          .expressionAttributeNames(Map.of("#PK", "PK", "#SK", "SK", "#title", "title"));
    }
    return request.build();
  }

  private DynamoDbRequest put() {
    Condition condition = new Condition();
    return PutItemRequest.builder()
        .tableName(table)
        .item(item())
        .conditionExpression(condition.expression)
        .expressionAttributeNames(condition.names())
        .expressionAttributeValues(condition.values())
        .build();
  }

  private DynamoDbRequest delete() {
    Condition condition = new Condition();
    return DeleteItemRequest.builder()
        .tableName(table)
        .key(key())
        .conditionExpression(condition.expression)
        .expressionAttributeNames(condition.names())
        .expressionAttributeValues(condition.values())
        .build();
  }

  private DynamoDbRequest update() {
    Update update = new Update();
    return UpdateItemRequest.builder()
        .tableName(table)
        .key(key())
        .updateExpression(update.expression)
        .conditionExpression(update.condition.expression)
        .expressionAttributeNames(update.condition.names)
        .expressionAttributeValues(update.condition.values)
        .build();
  }

  /** An update as {@code ListCounts} builds it. */
  private final class Update {
    final Condition condition = new Condition();
    final String expression;

    Update() {
      for (String name : List.of("title", "authorCount", "counted")) {
        condition.names.put("#" + name, name);
      }
      condition.values.put(":name", text("N"));
      condition.values.put(":by", AttributeValue.fromN(any(NUMBERS)));
      condition.values.put(":one", AttributeValue.fromN("1"));
      boolean adds = random.nextBoolean();
      if (adds) {
        condition.values.put(":none", AttributeValue.fromN("-1000000000000"));
      }
      expression =
          "SET #title = if_not_exists(#title, :name), #authorCount = "
              + (adds ? "if_not_exists(#authorCount, :none) + :by" : ":by")
              + " ADD #counted :one"
              + (adds ? "" : " REMOVE abstract");
    }
  }

  private DynamoDbRequest batchWrite() {
    List<WriteRequest> writes = new ArrayList<>();
    Set<Map<String, AttributeValue>> keys = new HashSet<>();
    int size = rarely() ? 26 : 1 + random.nextInt(4);
    for (int i = 0; i < size; i++) {
      if (random.nextBoolean()) {
        Map<String, AttributeValue> key = key();
        if (keys.add(key) || rarely()) {
          writes.add(WriteRequest.builder().deleteRequest(it -> it.key(key)).build());
        }
      } else {
        Map<String, AttributeValue> item = item();
        if (keys.add(Map.of("PK", item.get("PK"), "SK", item.get("SK")))) {
          writes.add(WriteRequest.builder().putRequest(it -> it.item(item)).build());
        }
      }
    }
    return BatchWriteItemRequest.builder().requestItems(Map.of(table, writes)).build();
  }

  private DynamoDbRequest transaction() {
    if (!past.isEmpty() && random.nextInt(5) == 0) {
      return past.peek();
    }
    List<TransactWriteItem> actions = new ArrayList<>();
    Set<Map<String, AttributeValue>> keys = new HashSet<>();
    int size = 1 + random.nextInt(4);
    while (actions.size() < size) {
      Map<String, AttributeValue> item = item();
      if (item.containsKey("GSI2PK") && !MemoryTable.isKey(item.get("GSI2PK"))) {
        item.remove("GSI2PK"); // refused for one action or as a whole
      }
      Map<String, AttributeValue> key =
          Map.of(TableSchema.PARTITION_KEY, item.get("PK"), TableSchema.SORT_KEY, item.get("SK"));
      if (keys.add(key)) {
        actions.add(action(key, item));
      }
    }
    TransactWriteItemsRequest request =
        TransactWriteItemsRequest.builder()
            .transactItems(actions)
            .clientRequestToken("token-" + (rarely() ? 1 : random.nextInt(1 << 30)))
            .build();
    past.push(request);
    return request;
  }

  private TransactWriteItem action(
      Map<String, AttributeValue> key, Map<String, AttributeValue> item) {
    Condition condition = new Condition();
    TransactWriteItem.Builder action = TransactWriteItem.builder();
    int form = condition.expression == null ? random.nextInt(3) : random.nextInt(4);
    Update update = new Update();
    return switch (form) {
      case 0 ->
          action
              .put(
                  it ->
                      it.tableName(table)
                          .item(item)
                          .conditionExpression(condition.expression)
                          .expressionAttributeNames(condition.names())
                          .expressionAttributeValues(condition.values())
                          .returnValuesOnConditionCheckFailure(condition.shown()))
              .build();
      case 1 ->
          action
              .delete(
                  it ->
                      it.tableName(table)
                          .key(key)
                          .conditionExpression(condition.expression)
                          .expressionAttributeNames(condition.names())
                          .expressionAttributeValues(condition.values())
                          .returnValuesOnConditionCheckFailure(condition.shown()))
              .build();
      case 2 ->
          action
              .update(
                  it ->
                      it.tableName(table)
                          .key(key)
                          .updateExpression(update.expression)
                          .conditionExpression(update.condition.expression)
                          .expressionAttributeNames(update.condition.names)
                          .expressionAttributeValues(update.condition.values))
              .build();
      default ->
          action
              .conditionCheck(
                  it ->
                      it.tableName(table)
                          .key(key)
                          .conditionExpression(condition.expression)
                          .expressionAttributeNames(condition.names())
                          .expressionAttributeValues(condition.values())
                          .returnValuesOnConditionCheckFailure(condition.shown()))
              .build();
    };
  }
}
