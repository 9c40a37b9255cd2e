package papercatalog.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papercatalog.model.PaperId;
import papercatalog.model.PaperSummary;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.Attributes;
import papercatalog.schema.Index;
import papercatalog.table.CatalogTable;
import papercatalog.table.IndexKey;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;
import papercatalog.table.PaperAttributes;
import papercatalog.table.Projection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** The Query of one list: how a page is asked for, and what the answer says. */
final class ListQuery {
  private static final String KEY_CONDITION = "#pk = :pk AND #sk BETWEEN :lower AND :upper";
  private static final Projection SUMMARY = Projection.of(Attributes.SUMMARY);

  private final AccessPattern pattern;
  private final String table;
  private final Index index;

  /** What the aliases stand for: made once, not per request. */
  private final Map<String, String> names;

  ListQuery(AccessPattern pattern, CatalogTable table) {
    this.pattern = pattern;
    this.table = table.name();
    this.index = table.schema().index(pattern);
    Map<String, String> aliases = new HashMap<>(SUMMARY.names());
    aliases.put("#pk", index.partitionKey());
    aliases.put("#sk", index.sortKey());
    this.names = Map.copyOf(aliases);
  }

  /** What decides which papers of a partition come in what order. */
  Scope scope(String partition, Listing listing) {
    return Scope.of(pattern, partition, listing);
  }

  /**
   * Asks for a page.
   *
   * @param listedItem the key of the item that lists a paper in this partition
   */
  QueryRequest request(Scope scope, Listing listing, Function<PaperId, ItemKey> listedItem) {
    Optional<Cursor> cursor = listing.cursor().map(text -> Cursor.decode(text, scope));
    QueryRequest.Builder request = request(scope, cursor.map(Cursor::sortKey), listing.limit());
    cursor.ifPresent(it -> request.exclusiveStartKey(startKey(scope, listedItem, it)));
    return request.build();
  }

  /**
   * The range begins where the page before ended. DynamoDB would start there anyway; engines on
   * other stores find the place by the range, and would walk to it by the start key.
   */
  private QueryRequest.Builder request(Scope scope, Optional<String> begin, int limit) {
    boolean ascending = scope.order() == Order.ASC;
    return QueryRequest.builder()
        .tableName(table)
        .indexName(index.name())
        .keyConditionExpression(KEY_CONDITION)
        .projectionExpression(SUMMARY.expression())
        .expressionAttributeNames(names)
        .expressionAttributeValues(
            Map.of(
                ":pk",
                AttributeValue.fromS(scope.partition()),
                ":lower",
                AttributeValue.fromS(begin.filter(_ -> ascending).orElse(scope.lower())),
                ":upper",
                AttributeValue.fromS(begin.filter(_ -> !ascending).orElse(scope.upper()))))
        .scanIndexForward(ascending)
        .limit(limit + 1) // the one more says whether there is a next page
        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
  }

  private Map<String, AttributeValue> startKey(
      Scope scope, Function<PaperId, ItemKey> listedItem, Cursor cursor) {
    IndexKey place = new IndexKey(index, scope.partition(), cursor.sortKey());
    Map<String, AttributeValue> key = new HashMap<>(place.attributes());
    key.putAll(listedItem.apply(cursor.id()).attributes());
    return key;
  }

  /** The page that an answer holds. */
  static Page<PaperSummary> page(QueryResponse response, Scope scope, int limit) {
    List<Map<String, AttributeValue>> found = response.items();
    List<PaperSummary> items = new ArrayList<>(limit);
    for (Map<String, AttributeValue> item : found.subList(0, Math.min(found.size(), limit))) {
      items.add(PaperAttributes.readSummary(new Item(item)));
    }
    // DynamoDB also ends a page at 1 MB, before the limit, and says so by a last evaluated key.
    boolean more = found.size() > limit || response.hasLastEvaluatedKey();
    if (!more) {
      return new Page<>(items, Optional.empty());
    }
    PaperSummary last = items.getLast();
    return new Page<>(items, Optional.of(new Cursor(last.published(), last.id()).encode(scope)));
  }
}
