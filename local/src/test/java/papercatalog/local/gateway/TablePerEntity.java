package papercatalog.local.gateway;

import module java.base;

import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * The sample as relational habits have it: a table for each entity and each relation, and a name in
 * one place.
 */
final class TablePerEntity {
  private static final String PAPERS = "NaivePapers";
  private static final String AUTHORS = "NaiveAuthors";

  private static final String AUTHORSHIPS = "NaiveAuthorships";
  private static final String TOPICS = "NaiveTopics";
  private static final String VERSIONS = "NaiveVersions";
  private static final String REFERENCES = "NaiveReferences";
  private static final String CITATIONS = "NaiveCitations";
  private static final List<String> PARTS =
      List.of(AUTHORSHIPS, TOPICS, VERSIONS, REFERENCES, CITATIONS);

  private final DynamoDbClient client;

  private record Part(List<Map<String, AttributeValue>> items, ConsumedCapacity consumed) {}

  record Cost(int requests, double readUnits) {
    Cost plus(ConsumedCapacity consumed) {
      return new Cost(requests + 1, readUnits + consumed.capacityUnits());
    }
  }

  TablePerEntity(DynamoDbClient client, List<Paper> papers) {
    this.client = client;
    create(PAPERS);
    create(AUTHORS);
    PARTS.forEach(this::create);
    for (Paper paper : papers) {
      put(PAPERS, id(paper.id()), "-", paper.texts().toString() + paper.title());
      int position = 1;
      for (Authorship author : paper.authors()) {
        put(AUTHORS, author.handle().value(), "-", author.name());
        put(AUTHORSHIPS, id(paper.id()), "%05d".formatted(position++), author.handle().value());
      }
      paper.topics().forEach(topic -> put(TOPICS, id(paper.id()), topic.value(), ""));
      put(VERSIONS, id(paper.id()), "1", paper.title() + paper.texts());
      int number = 1;
      for (Reference reference : paper.references()) {
        put(REFERENCES, id(paper.id()), "%05d".formatted(number++), reference.toString());
        reference.paper().ifPresent(cited -> put(CITATIONS, id(cited), id(paper.id()), ""));
      }
    }
  }

  private static String id(PaperId id) {
    return id.value().toLowerCase(Locale.ROOT);
  }

  /** Reads a paper by the keys of each table: its parts, then the names of its authors. */
  Cost byKeys(PaperId paper) {
    return cost(
        paper,
        (table, id) -> {
          var part =
              client.query(
                  it ->
                      it.tableName(table)
                          .keyConditionExpression("PK = :id")
                          .expressionAttributeValues(id)
                          .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
          return new Part(part.items(), part.consumedCapacity());
        });
  }

  /** The same in tables whose keys do not begin with the paper. */
  Cost byScans(PaperId paper) {
    return cost(
        paper,
        (table, id) -> {
          var part =
              client.scan(
                  it ->
                      it.tableName(table)
                          .filterExpression("PK = :id")
                          .expressionAttributeValues(id)
                          .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
          return new Part(part.items(), part.consumedCapacity());
        });
  }

  private Cost cost(PaperId paper, BiFunction<String, Map<String, AttributeValue>, Part> read) {
    var found =
        client.getItem(
            it ->
                it.tableName(PAPERS)
                    .key(key(id(paper), "-"))
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
    Cost cost = new Cost(0, 0).plus(found.consumedCapacity());
    List<Map<String, AttributeValue>> handles = new ArrayList<>();
    for (String table : PARTS) {
      Part part = read.apply(table, Map.of(":id", text(id(paper))));
      cost = cost.plus(part.consumed);
      for (var item :
          table.equals(AUTHORSHIPS) ? part.items : List.<Map<String, AttributeValue>>of()) {
        handles.add(key(item.get("value").s(), "-"));
      }
    }
    KeysAndAttributes names = KeysAndAttributes.builder().keys(handles).build();
    var authors =
        client.batchGetItem(
            it ->
                it.requestItems(Map.of(AUTHORS, names))
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
    return cost.plus(authors.consumedCapacity().getFirst());
  }

  private void create(String table) {
    client.createTable(
        it ->
            it.tableName(table)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(attribute("PK"), attribute("SK"))
                .keySchema(key("PK", KeyType.HASH), key("SK", KeyType.RANGE)));
  }

  private static AttributeDefinition attribute(String name) {
    return AttributeDefinition.builder()
        .attributeName(name)
        .attributeType(ScalarAttributeType.S)
        .build();
  }

  private static KeySchemaElement key(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }

  private void put(String table, String partition, String sort, String value) {
    Map<String, AttributeValue> item = new HashMap<>(key(partition, sort));
    item.put("value", text(value));
    client.putItem(it -> it.tableName(table).item(item));
  }

  private static Map<String, AttributeValue> key(String partition, String sort) {
    return Map.of("PK", text(partition), "SK", text(sort));
  }

  private static AttributeValue text(String value) {
    return AttributeValue.fromS(value);
  }
}
