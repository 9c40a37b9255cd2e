package papercatalog.domain.memory;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.TestEngine;
import papercatalog.domain.TestTable;
import papercatalog.domain.Thorough;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.table.CatalogTable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * The engine in memory answers as DynamoDB Local does, through DynamoDB's protocol.
 *
 * <p>Not compared: the texts of failures, the order of partitions in a scan, the order of entries
 * of an index with the same keys, wrong and repeated keys in a transaction, a page that starts or
 * ends at a bound of its range, and numbers like 1.0, which DynamoDB and this engine keep as 1 and
 * DynamoDB Local often as they were sent.
 */
@Tag("slow")
final class MemoryEngineTest {
  @RegisterExtension static final TestTable TABLE = TestTable.real();

  private static final int REQUESTS = Thorough.of(100_000, 600);

  @Test
  void randomRequests_areAnsweredAsByDynamoDbLocal() {
    RandomRequests requests = new RandomRequests(1, TestTable.NAME);
    Map<String, Integer> answers = new TreeMap<>();
    try (TestEngine memory = TestEngine.inMemory(0);
        DynamoDbClient client = ClientSettings.forWrites().at(memory.endpoint()).open()) {
      new CatalogTable(client, TestTable.NAME).createIfAbsent();
      compare(client, requests, answers);
    }
    assertThat(answers)
        .as("answers of each kind")
        .containsKeys("Items", "None", "ConditionalCheckFailedException")
        .containsKeys("TransactionCanceledException", "ValidationException")
        .containsKey("IdempotentParameterMismatchException");
  }

  private static void compare(
      DynamoDbClient memory, RandomRequests requests, Map<String, Integer> answers) {
    for (int i = 0; i < REQUESTS; i++) {
      DynamoDbRequest request = requests.next();
      String real = answer(it -> send(TABLE.client(), it), request);
      String ours = answer(it -> send(memory, it), request);
      int same = Arrays.mismatch(ours.toCharArray(), real.toCharArray());
      assertThat(same < 0 ? "" : ours.substring(Math.max(same - 200, 0)))
          .as("%d: %s", i, request)
          .isEqualTo(same < 0 ? "" : real.substring(Math.max(same - 200, 0)));
      answers.merge(real.replaceAll("[^A-Za-z].*", ""), 1, Integer::sum);
    }
  }

  private static DynamoDbResponse send(DynamoDbClient client, DynamoDbRequest request) {
    return switch (request) {
      case GetItemRequest it -> client.getItem(it);
      case BatchGetItemRequest it -> client.batchGetItem(it);
      case QueryRequest it -> client.query(it);
      case ScanRequest it -> client.scan(it);
      case PutItemRequest it -> client.putItem(it);
      case DeleteItemRequest it -> client.deleteItem(it);
      case UpdateItemRequest it -> client.updateItem(it);
      case BatchWriteItemRequest it -> client.batchWriteItem(it);
      case TransactWriteItemsRequest it -> client.transactWriteItems(it);
      default -> throw new UnsupportedOperationException(request.toString());
    };
  }

  private static String answer(
      Function<DynamoDbRequest, DynamoDbResponse> engine, DynamoDbRequest request) {
    try {
      return switch (engine.apply(request)) {
        case GetItemResponse it ->
            "Items " + (it.hasItem() ? text(it.item()) : "") + it.consumedCapacity();
        case BatchGetItemResponse it ->
            "Items "
                + texts(it.responses().getOrDefault(TestTable.NAME, List.of())).sorted().toList()
                + it.unprocessedKeys()
                + it.consumedCapacity();
        case QueryResponse it ->
            "Items "
                + it.count()
                + texts(it.items()).toList()
                + last((QueryRequest) request, it)
                + it.consumedCapacity();
        case ScanResponse it ->
            "Items "
                + it.count()
                + texts(it.items()).sorted().toList()
                + it.lastEvaluatedKey()
                + it.consumedCapacity();
        case BatchWriteItemResponse it -> "None " + it.unprocessedItems();
        default -> "None";
      };
    } catch (TransactionCanceledException e) {
      return "TransactionCanceledException "
          + e.cancellationReasons().stream().map(it -> it.code() + text(it.item())).toList();
    } catch (ConditionalCheckFailedException e) {
      return "ConditionalCheckFailedException " + text(e.item());
    } catch (DynamoDbException e) {
      return e.awsErrorDetails().errorCode();
    }
  }

  private static String last(QueryRequest request, QueryResponse page) {
    return Stream.of(":a", ":b")
            .map(request.expressionAttributeValues()::get)
            .filter(Objects::nonNull)
            .anyMatch(page.lastEvaluatedKey()::containsValue)
        ? "{}"
        : text(page.lastEvaluatedKey());
  }

  private static Stream<String> texts(List<Map<String, AttributeValue>> items) {
    return items.stream().map(MemoryEngineTest::text);
  }

  private static String text(Map<String, AttributeValue> item) {
    return item == null
        ? ""
        : new TreeMap<>(item)
            .toString()
            .replaceAll("x{1000,}", "long")
            .replaceAll("(N=-?[0-9]+)\\.0\\)", "$1)");
  }
}
