package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.ItemCollectionPattern;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Positions;
import papercatalog.domain.table.Projection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * Reads one page of a paper's items: one request. Only if a megabyte of other items, such as
 * versions, comes before the paper's own item, it reads on. // I-1
 */
record ItemCollectionReader<R>(CatalogTable table, ItemCollectionPattern<R> pattern, PaperId id) {
  R read(Instant now) {
    QueryRequest.Builder request = request();
    List<Item> items = new ArrayList<>();
    boolean more;
    do {
      QueryResponse page = query(request.build());
      page.items().forEach(stored -> items.add(new Item(stored)));
      more = page.hasLastEvaluatedKey();
      request.exclusiveStartKey(page.lastEvaluatedKey());
    } while (more && !pattern.hasPaper(id, items));
    R found = pattern.read(id, items, !more, now);
    ReadMeter.countShown(1);
    return found;
  }

  private QueryRequest.Builder request() {
    Access.QueryItemCollection range = pattern.items();
    Projection shown = Projection.of(pattern.attributes());
    Map<String, String> names = new HashMap<>(shown.names());
    names.putAll(Projection.aliases(List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY)));
    return QueryRequest.builder()
        .tableName(table.name())
        .keyConditionExpression("#PK = :pk AND #SK BETWEEN :lower AND :upper")
        .projectionExpression(shown.expression())
        .expressionAttributeNames(names)
        .expressionAttributeValues(
            Map.of(
                ":pk",
                table.partition(Keys.paperPartition(id)),
                ":lower",
                AttributeValue.fromS(range.first()),
                ":upper",
                AttributeValue.fromS(Positions.upperBound(range.last()))))
        .scanIndexForward(!range.descending())
        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
  }

  private QueryResponse query(QueryRequest request) {
    QueryResponse response = ReadMeter.timed(table, client -> client.query(request));
    ReadMeter.count(response.consumedCapacity(), response.items().size());
    return response;
  }
}
