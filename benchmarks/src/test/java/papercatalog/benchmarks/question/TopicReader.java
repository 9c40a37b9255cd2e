package papercatalog.benchmarks.question;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Keys;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Reads the first page of a topic from a table of the read's design. */
record TopicReader(TopicRead read, DynamoDbClient client, String table) {
  /**
   * What the page took.
   *
   * @param papers found: one more than a page shows, where there are so many
   */
  record Taken(int papers, int requests, double readUnits) {
    private Taken and(int morePapers, double moreUnits) {
      return new Taken(papers + morePapers, requests + 1, readUnits + moreUnits);
    }
  }

  Taken taken() {
    return switch (read) {
      case LINKS_IN_GSI2, FIRST_TOPIC -> page(query(Optional.of(Index.GSI2)));
      case LINKS_IN_GSI1 -> page(query(Optional.of(Index.GSI1)));
      case TOPIC_PARTITION -> page(query(Optional.empty()));
      case FILTERED_COLLECTION, FILTERED_FOR_RARE -> filtered();
      case SCAN -> scan();
    };
  }

  private QueryRequest query(Optional<Index> index) {
    return QueryRequest.builder()
        .tableName(table)
        .indexName(index.map(Index::name).orElse(null))
        .keyConditionExpression("#pk = :pk")
        .expressionAttributeNames(
            Map.of("#pk", index.map(Index::partitionKey).orElse(TableSchema.PARTITION_KEY)))
        .expressionAttributeValues(
            Map.of(":pk", AttributeValue.fromS(Keys.topicPartition(read.topic()))))
        .scanIndexForward(false)
        .limit(PageRequest.DEFAULT_LIMIT + 1)
        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
        .build();
  }

  private Taken page(QueryRequest request) {
    QueryResponse response = client.query(request);
    return new Taken(response.count(), 1, response.consumedCapacity().capacityUnits());
  }

  private Taken filtered() {
    Map<String, AttributeValue> values = new HashMap<>(topicValue());
    values.put(":pk", AttributeValue.fromS(Keys.collectionPartition(TopicCatalog.COLLECTION)));
    QueryRequest.Builder request =
        query(Optional.of(Index.GSI1)).toBuilder()
            .limit(TopicRead.AT_ONCE)
            .filterExpression("contains(#topics, :topic)")
            .expressionAttributeNames(
                Map.of("#pk", Index.GSI1.partitionKey(), "#topics", Attributes.TOPICS))
            .expressionAttributeValues(values);
    Taken taken = new Taken(0, 0, 0);
    QueryResponse response;
    do {
      response = client.query(request.build());
      taken = taken.and(response.count(), response.consumedCapacity().capacityUnits());
      request.exclusiveStartKey(response.lastEvaluatedKey());
    } while (taken.papers() <= PageRequest.DEFAULT_LIMIT && response.hasLastEvaluatedKey());
    return taken;
  }

  private Taken scan() {
    Map<String, AttributeValue> values = new HashMap<>(topicValue());
    values.put(":paper", AttributeValue.fromS("Paper"));
    ScanRequest.Builder request =
        ScanRequest.builder()
            .tableName(table)
            .filterExpression("#type = :paper AND contains(#topics, :topic)")
            .expressionAttributeNames(
                Map.of("#type", Attributes.TYPE, "#topics", Attributes.TOPICS))
            .expressionAttributeValues(values)
            .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
    Taken taken = new Taken(0, 0, 0);
    ScanResponse response;
    do {
      response = client.scan(request.build());
      taken = taken.and(response.count(), response.consumedCapacity().capacityUnits());
      request.exclusiveStartKey(response.lastEvaluatedKey());
    } while (response.hasLastEvaluatedKey());
    return taken;
  }

  private Map<String, AttributeValue> topicValue() {
    return Map.of(":topic", AttributeValue.fromS(read.topic().value()));
  }
}
