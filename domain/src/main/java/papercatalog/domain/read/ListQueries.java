package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.IndexKey;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Positions;
import papercatalog.domain.table.Projection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** The queries of one list pattern, built once, not per request. */
final class ListQueries {
  private static final String WITHIN = "#pk = :pk AND #sk BETWEEN :lower AND :upper";
  private static final String ABOVE = "#pk = :pk AND #sk > :position";
  private static final String BELOW = "#pk = :pk AND #sk < :position";

  final CatalogTable table;
  private final Optional<Index> index;
  private final String sortKey;
  private final String projection;

  /** A sort key behind a whole list that its first request reads too. */
  private final Optional<String> witness;

  private final Map<String, String> names;

  ListQueries(CatalogTable table, ListPattern<?, ?> list) {
    this.table = table;
    witness = list.witness();
    Projection attributes = Projection.of(list.entries().attributes());
    Map<String, String> aliases = new HashMap<>(attributes.names());
    if (list.access() instanceof Access.Query query) {
      Index read = table.schema().index(query.prefix());
      index = Optional.of(read);
      sortKey = read.sortKey();
      projection = attributes.expression() + ", #sk, #owner";
      aliases.put("#pk", read.partitionKey());
      aliases.put("#owner", TableSchema.PARTITION_KEY);
    } else {
      index = Optional.empty();
      sortKey = TableSchema.SORT_KEY;
      projection = attributes.expression() + ", #sk";
      aliases.put("#pk", TableSchema.PARTITION_KEY);
    }
    aliases.put("#sk", sortKey);
    names = Map.copyOf(aliases);
  }

  String position(Map<String, AttributeValue> entry) {
    return entry.get(sortKey).s();
  }

  /** Whether an entry belongs to this catalog: an index may hold entries of others. */
  // I-6
  boolean owns(Map<String, AttributeValue> entry) {
    return index.isEmpty() || table.namespace().owns(entry.get(TableSchema.PARTITION_KEY).s());
  }

  /** Whether an entry is the item behind the list that its first request reads too. */
  boolean isWitness(Map<String, AttributeValue> entry, List<ItemKey> heads) {
    if (witness.isEmpty() || !position(entry).equals(witness.get())) {
      return false;
    }
    for (ItemKey head : heads) {
      if (entry.get(TableSchema.PARTITION_KEY).equals(table.partition(head.partition()))) {
        return true;
      }
    }
    return heads.isEmpty();
  }

  /** Queries the whole range without the witness. */
  QueryRequest.Builder inside(Scope scope) {
    return within(scope, scope.lower(), scope.upper());
  }

  /** Queries the whole range, and the witness behind it unless the range ends before. */
  QueryRequest.Builder within(Scope scope) {
    return within(scope, scope.lower(), end(scope));
  }

  private String end(Scope scope) {
    return witness.isPresent() && Positions.isOpen(scope.upper()) ? witness.get() : scope.upper();
  }

  /** Whether the whole range begins with the witness. */
  boolean isWitnessFirst(Scope scope) {
    return witness.isPresent() && scope.order() == Order.DESC && Positions.isOpen(scope.upper());
  }

  /** Queries all entries behind a sort key. */
  QueryRequest.Builder past(Scope scope, String at) {
    return request(
        scope,
        scope.order() == Order.ASC ? ABOVE : BELOW,
        Map.of(
            ":pk", AttributeValue.fromS(scope.partition()), ":position", AttributeValue.fromS(at)));
  }

  /**
   * Queries all entries behind an item. DynamoDB needs only the start key; engines on other stores
   * find the position through the range, and would walk to it by the start key.
   */
  QueryRequest.Builder after(Scope scope, ItemKey item, String at) {
    QueryRequest.Builder request =
        scope.order() == Order.ASC
            ? within(scope, at, end(scope))
            : within(scope, scope.lower(), at);
    return request.exclusiveStartKey(startKey(scope, item, at));
  }

  private Map<String, AttributeValue> startKey(Scope scope, ItemKey item, String at) {
    Map<String, AttributeValue> key = new HashMap<>(table.key(item));
    if (index.isPresent()) {
      key.putAll(new IndexKey(index.get(), scope.partition(), at).attributes());
    }
    return key;
  }

  private QueryRequest.Builder within(Scope scope, String lower, String upper) {
    return request(
        scope,
        WITHIN,
        Map.of(
            ":pk",
            AttributeValue.fromS(scope.partition()),
            ":lower",
            AttributeValue.fromS(lower),
            ":upper",
            AttributeValue.fromS(upper)));
  }

  private QueryRequest.Builder request(
      Scope scope, String condition, Map<String, AttributeValue> values) {
    return QueryRequest.builder()
        .tableName(table.name())
        .indexName(index.isPresent() ? index.get().name() : null)
        .keyConditionExpression(condition)
        .projectionExpression(projection)
        .expressionAttributeNames(names)
        .expressionAttributeValues(values)
        .scanIndexForward(scope.order() == Order.ASC)
        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
  }
}
