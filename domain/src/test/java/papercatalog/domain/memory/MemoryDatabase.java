package papercatalog.domain.memory;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.Exchange;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.schema.Index;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.InterceptorContext;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Tables in memory, by the SDK's requests and by DynamoDB's protocol. */
public final class MemoryDatabase implements Exchange {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Map<String, Created> tables = new ConcurrentHashMap<>();

  private record Created(MemoryEngine engine, CreateTableRequest request) {
    TableDescription description() {
      List<GlobalSecondaryIndexDescription> indexes =
          request.globalSecondaryIndexes().stream().map(Created::description).toList();
      return TableDescription.builder()
          .tableName(request.tableName())
          .tableArn("arn:aws:dynamodb:ddblocal:000000000000:table/" + request.tableName())
          .tableStatus(TableStatus.ACTIVE)
          .attributeDefinitions(request.attributeDefinitions())
          .keySchema(request.keySchema())
          .globalSecondaryIndexes(indexes.isEmpty() ? null : indexes)
          .billingModeSummary(billing -> billing.billingMode(request.billingMode()))
          .itemCount((long) engine.table().all().size())
          .build();
    }

    private static GlobalSecondaryIndexDescription description(GlobalSecondaryIndex index) {
      return GlobalSecondaryIndexDescription.builder()
          .indexName(index.indexName())
          .indexStatus(IndexStatus.ACTIVE)
          .keySchema(index.keySchema())
          .projection(index.projection())
          .build();
    }
  }

  /** A client that asks without a connection and without the SDK's pipeline. */
  public DynamoDbClient client(ClientSettings settings) {
    return new MemoryClient(
        request -> {
          InterceptorContext context = InterceptorContext.builder().request(request).build();
          settings
              .interceptors()
              .forEach(it -> it.beforeTransmission(context, new ExecutionAttributes()));
          return answer(request);
        },
        settings.endpoint());
  }

  private DynamoDbResponse answer(DynamoDbRequest request) {
    return switch (request) {
      case CreateTableRequest it -> create(it);
      case DescribeTableRequest it ->
          DescribeTableResponse.builder().table(table(it.tableName()).description()).build();
      case DeleteTableRequest it -> {
        table(it.tableName());
        yield DeleteTableResponse.builder()
            .tableDescription(tables.remove(it.tableName()).description())
            .build();
      }
      default -> table(tableName(request)).engine.answer(request);
    };
  }

  private static String tableName(DynamoDbRequest request) {
    return switch (request) {
      case BatchGetItemRequest it -> it.requestItems().keySet().iterator().next();
      case BatchWriteItemRequest it -> it.requestItems().keySet().iterator().next();
      case TransactWriteItemsRequest it -> MemoryEngine.tableName(it.transactItems().getFirst());
      default -> request.getValueForField("TableName", String.class).orElseThrow();
    };
  }

  private Created table(String name) {
    return Optional.ofNullable(tables.get(name)).orElseThrow(Refusals::notFound);
  }

  private CreateTableResponse create(CreateTableRequest request) {
    List<Index> indexes =
        request.globalSecondaryIndexes().stream().map(MemoryDatabase::index).toList();
    Created created = new Created(new MemoryEngine(request.tableName(), indexes), request);
    if (tables.putIfAbsent(request.tableName(), created) != null) {
      throw Refusals.inUse();
    }
    return CreateTableResponse.builder().tableDescription(created.description()).build();
  }

  private static Index index(GlobalSecondaryIndex index) {
    List<KeySchemaElement> key = index.keySchema();
    return new Index(
        index.indexName(),
        key.getFirst().attributeName(),
        key.getLast().attributeName(),
        index.projection().nonKeyAttributes());
  }

  @Override
  public Answer send(Map<String, List<String>> headers, byte[] body) throws IOException {
    String target = headers.get("X-Amz-Target").getFirst();
    String operation = target.substring(target.indexOf('.') + 1);
    try {
      Object request = PojoJson.read(JSON.readTree(body), builder(operation));
      return answer(200, PojoJson.write(answer((DynamoDbRequest) request)));
    } catch (AwsServiceException e) {
      ObjectNode refusal = PojoJson.write(e);
      refusal.put("__type", "com.amazonaws.dynamodb.v20120810#" + e.awsErrorDetails().errorCode());
      refusal.put("message", e.awsErrorDetails().errorMessage());
      return answer(400, refusal);
    } catch (UnsupportedOperationException e) {
      return answer(
          400,
          JSON.createObjectNode().put("__type", "test#Unsupported").put("message", e.getMessage()));
    }
  }

  private static SdkPojo builder(String operation) {
    try {
      String type = DynamoDbRequest.class.getPackageName() + "." + operation + "Request";
      return (SdkPojo) Class.forName(type).getMethod("builder").invoke(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("An unknown operation: " + operation, e);
    }
  }

  private static Answer answer(int status, ObjectNode body) throws IOException {
    return new Answer(
        status,
        Map.of("Content-Type", List.of("application/x-amz-json-1.0")),
        SdkBytes.fromByteArrayUnsafe(JSON.writeValueAsBytes(body)));
  }
}
