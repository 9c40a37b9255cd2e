package papercatalog.announcements.stream;

import module java.base;

import com.amazonaws.services.lambda.runtime.events.DynamodbEvent;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse.BatchItemFailure;
import com.amazonaws.services.lambda.runtime.serialization.events.LambdaEventSerializers;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.Papers;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.Paper;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Namespace;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A batch of records as Lambda hands it over, numbered from 1. */
final class Batch {
  static final Instant NOW = Instant.parse("2026-11-20T09:00:00Z");

  private static final ObjectMapper JSON = new ObjectMapper();

  private final ObjectNode event = JSON.createObjectNode();
  private int records;

  Batch() {
    event.putArray("Records");
  }

  /** Writes of these papers, each in its next revision: a name twice is a paper changed twice. */
  static Batch of(String... papers) {
    Batch batch = new Batch();
    for (String paper : papers) {
      batch.written(paper, batch.records + 1);
    }
    return batch;
  }

  Batch written(String paper, long revision) {
    return insert(change(paper, revision));
  }

  static Item change(String id, long revision) {
    Instant at = NOW.plusSeconds(revision);
    Paper paper = Papers.paper(id, "2026-11").build().asRevision(revision, at);
    return ChangeItem.of(TableSchema.DECLARED, Change.to(paper, at), paper);
  }

  /** A write in the catalog of a tenant. */
  Batch writtenBy(String tenant, String paper, long revision) {
    return insert(stored(tenant, change(paper, revision)));
  }

  /** An item as the table has it. */
  static Item stored(String tenant, Item item) {
    return new Item(new CatalogTable(null, "papers", Namespace.named(tenant)).stored(item));
  }

  Batch insert(Item item) {
    record("INSERT", item).set("NewImage", attributes(item.attributes()));
    return this;
  }

  Batch remove(Item item) {
    record("REMOVE", item).set("OldImage", attributes(item.attributes()));
    return this;
  }

  private ObjectNode record(String name, Item item) {
    records++;
    ObjectNode added = event.withArray("Records").addObject();
    added.put("eventID", "e" + records).put("eventName", name).put("eventSource", "aws:dynamodb");
    ObjectNode change =
        added
            .putObject("dynamodb")
            .put("ApproximateCreationDateTime", NOW.plusSeconds(records).getEpochSecond())
            .put("SequenceNumber", Integer.toString(records))
            .put("SizeBytes", 300)
            .put("StreamViewType", "NEW_AND_OLD_IMAGES");
    change.set("Keys", attributes(item.only(List.of("PK", "SK")).attributes()));
    return change;
  }

  private static ObjectNode attributes(Map<String, AttributeValue> attributes) {
    ObjectNode node = JSON.createObjectNode();
    attributes.forEach((name, value) -> node.set(name, value(value)));
    return node;
  }

  private static ObjectNode value(AttributeValue value) {
    ObjectNode node = JSON.createObjectNode();
    switch (value.type()) {
      case S -> node.put("S", value.s());
      case N -> node.put("N", value.n());
      case M -> node.set("M", attributes(value.m()));
      case L -> value.l().forEach(it -> node.withArray("L").add(value(it)));
      default -> throw new AssertionError(value);
    }
    return node;
  }

  /** Has a value of the last record hold a type that came after this code. */
  Batch withUnknownType() {
    ((ObjectNode) event.at("/Records/%d/dynamodb/NewImage".formatted(records - 1)))
        .putObject("new")
        .put("VECTOR", "1");
    return this;
  }

  /** The sequence numbers of the records that the function wants again. */
  List<String> give(AnnounceChanges function) {
    return function.handleRequest(read(event.toString()), null).getBatchItemFailures().stream()
        .map(BatchItemFailure::getItemIdentifier)
        .toList();
  }

  /** Reads an event as Lambda's runtime does. */
  static DynamodbEvent read(String json) {
    return LambdaEventSerializers.serializerFor(DynamodbEvent.class, Batch.class.getClassLoader())
        .fromJson(json);
  }
}
