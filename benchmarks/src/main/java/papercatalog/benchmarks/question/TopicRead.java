package papercatalog.benchmarks.question;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.read.Listing;
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

/** How the first page of the papers on a topic is read, newest first where that can be had. */
enum TopicRead {
  LINKS_IN_GSI2("links in GSI2", TopicDesign.LINKS_IN_GSI2, TopicCatalog.COMMON),
  LINKS_IN_GSI1("links in GSI1", TopicDesign.LINKS_IN_GSI1, TopicCatalog.COMMON),
  TOPIC_PARTITION("links in topics' partitions", TopicDesign.TOPIC_PARTITIONS, TopicCatalog.COMMON),
  FIRST_TOPIC("first topic in GSI2", TopicDesign.FIRST_TOPIC, TopicCatalog.COMMON),
  /** The papers of the one collection, until enough are on the topic. */
  FILTERED_COLLECTION("filter, common topic", TopicDesign.LIST, TopicCatalog.COMMON),
  /** The same for a topic that few are on. */
  FILTERED_FOR_RARE("filter, rare topic", TopicDesign.LIST, TopicCatalog.RARE),
  /** The whole table, since what is newest may come last. */
  SCAN("scan", TopicDesign.LIST, TopicCatalog.COMMON);

  /** Entries a request of a filtered list: more would be read in vain for a common topic. */
  static final int AT_ONCE = 250;

  private final String text;
  private final TopicDesign design;
  private final TopicName topic;

  TopicRead(String text, TopicDesign design, TopicName topic) {
    this.text = text;
    this.design = design;
    this.topic = topic;
  }

  /**
   * What it took.
   *
   * @param papers found: one more than a page shows, where there are so many
   */
  record Taken(int papers, int requests, double readUnits) {
    private Taken and(int morePapers, double moreUnits) {
      return new Taken(papers + morePapers, requests + 1, readUnits + moreUnits);
    }
  }

  /** The design that it is read in. */
  TopicDesign design() {
    return design;
  }

  /** Whether more papers are read than are found. */
  boolean filtered() {
    return design == TopicDesign.LIST;
  }

  /** Reads it. */
  Taken read(DynamoDbClient client, String table) {
    return switch (this) {
      case LINKS_IN_GSI2, FIRST_TOPIC -> page(client, query(table, Optional.of(Index.GSI2)));
      case LINKS_IN_GSI1 -> page(client, query(table, Optional.of(Index.GSI1)));
      case TOPIC_PARTITION -> page(client, query(table, Optional.empty()));
      case FILTERED_COLLECTION, FILTERED_FOR_RARE -> filtered(client, table);
      case SCAN -> scan(client, table);
    };
  }

  @Override
  public String toString() {
    return text;
  }

  private QueryRequest query(String table, Optional<Index> index) {
    return QueryRequest.builder()
        .tableName(table)
        .indexName(index.map(Index::name).orElse(null))
        .keyConditionExpression("#pk = :pk")
        .expressionAttributeNames(
            Map.of("#pk", index.map(Index::partitionKey).orElse(TableSchema.PARTITION_KEY)))
        .expressionAttributeValues(Map.of(":pk", AttributeValue.fromS(Keys.topicPartition(topic))))
        .scanIndexForward(false)
        .limit(Listing.DEFAULT_LIMIT + 1)
        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
        .build();
  }

  private static Taken page(DynamoDbClient client, QueryRequest request) {
    QueryResponse response = client.query(request);
    return new Taken(response.count(), 1, response.consumedCapacity().capacityUnits());
  }

  private Taken filtered(DynamoDbClient client, String table) {
    Map<String, AttributeValue> values = new HashMap<>(topicValue());
    values.put(":pk", AttributeValue.fromS(Keys.collectionPartition(TopicCatalog.COLLECTION)));
    QueryRequest.Builder request =
        query(table, Optional.of(Index.GSI1)).toBuilder()
            .limit(AT_ONCE)
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
    } while (taken.papers() <= Listing.DEFAULT_LIMIT && response.hasLastEvaluatedKey());
    return taken;
  }

  private Taken scan(DynamoDbClient client, String table) {
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
    return Map.of(":topic", AttributeValue.fromS(topic.value()));
  }
}
