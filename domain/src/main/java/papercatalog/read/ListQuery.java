package papercatalog.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papercatalog.error.InvalidCursor;
import papercatalog.model.InvalidValue;
import papercatalog.schema.Index;
import papercatalog.schema.TableSchema;
import papercatalog.table.CatalogTable;
import papercatalog.table.IndexKey;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;
import papercatalog.table.Projection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * The Query of one list, of an index or of the table: how a page is asked for and understood.
 *
 * <p>Where catalogs share a table, a list of an index may hold items of others: IAM limits whose
 * items one may write, and not which list they name. Such an item is not shown, and a whole page of
 * them ends the list. // I-6
 */
final class ListQuery<T> {
  private static final String OWNER = "#owner";
  private static final String KEY_CONDITION = "#pk = :pk AND #sk BETWEEN :lower AND :upper";

  private final CatalogTable table;
  private final Optional<Index> index;
  private final String projection;
  private final boolean shared;

  /** What the aliases stand for: made once, not per request. */
  private final Map<String, String> names;

  private final Function<Item, T> entry;
  private final Function<T, String> position;

  /**
   * @param index empty when the table itself is asked
   * @param shown the attributes that an entry is made of
   * @param position the sort key of an entry
   */
  ListQuery(
      CatalogTable table,
      Optional<Index> index,
      List<String> shown,
      Function<Item, T> entry,
      Function<T, String> position) {
    this.table = table;
    this.index = index;
    this.entry = entry;
    this.position = position;
    Projection attributes = Projection.of(shown);
    Map<String, String> aliases = new HashMap<>(attributes.names());
    aliases.put("#pk", index.map(Index::partitionKey).orElse(TableSchema.PARTITION_KEY));
    aliases.put("#sk", index.map(Index::sortKey).orElse(TableSchema.SORT_KEY));
    this.shared = index.isPresent() && table.namespace().tenant().isPresent();
    if (shared) {
      aliases.put(OWNER, TableSchema.PARTITION_KEY);
    }
    this.projection = shared ? attributes.expression() + ", " + OWNER : attributes.expression();
    this.names = Map.copyOf(aliases);
  }

  /**
   * Asks for a page.
   *
   * @param itemAt the key of the item in this partition that has a sort key; throws InvalidValue
   *     when none can have it
   */
  QueryRequest request(Scope scope, Listing listing, Function<String, ItemKey> itemAt) {
    Optional<String> position =
        listing.cursor().map(text -> Cursor.decode(text, scope)).map(Cursor::sortKey);
    return request(scope, position, position.map(at -> item(itemAt, at)), listing.limit());
  }

  /**
   * Asks for a page.
   *
   * @param position the sort key at which the page begins; empty for the beginning of the range
   * @param before the item there, which is not on the page itself; empty when there is none
   */
  QueryRequest request(
      Scope scope, Optional<String> position, Optional<ItemKey> before, int limit) {
    QueryRequest.Builder request = request(scope, position, limit);
    before.ifPresent(
        item -> request.exclusiveStartKey(startKey(scope, item, position.orElseThrow())));
    return request.build();
  }

  /**
   * The range begins where the page before ended. DynamoDB would start there anyway; engines on
   * other stores find the place by the range, and would walk to it by the start key.
   */
  private QueryRequest.Builder request(Scope scope, Optional<String> begin, int limit) {
    boolean ascending = scope.order() == Order.ASC;
    return QueryRequest.builder()
        .tableName(table.name())
        .indexName(index.map(Index::name).orElse(null))
        .keyConditionExpression(KEY_CONDITION)
        .projectionExpression(projection)
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

  private static ItemKey item(Function<String, ItemKey> itemAt, String sortKey) {
    try {
      return itemAt.apply(sortKey);
    } catch (InvalidValue _) {
      throw new InvalidCursor();
    }
  }

  private Map<String, AttributeValue> startKey(Scope scope, ItemKey item, String sortKey) {
    Map<String, AttributeValue> key = new HashMap<>(table.key(item));
    index.ifPresent(it -> key.putAll(new IndexKey(it, scope.partition(), sortKey).attributes()));
    return key;
  }

  /** The entries that an answer holds. */
  List<T> entries(QueryResponse response, int limit) {
    List<Map<String, AttributeValue>> found = response.items();
    List<T> entries = new ArrayList<>(limit);
    for (Map<String, AttributeValue> item : found.subList(0, Math.min(found.size(), limit))) {
      if (owned(item)) {
        entries.add(entry.apply(new Item(item)));
      }
    }
    return entries;
  }

  private boolean owned(Map<String, AttributeValue> item) {
    return !shared || table.namespace().owns(item.get(TableSchema.PARTITION_KEY).s());
  }

  /** Whether there is more than an answer's entries. */
  static boolean more(QueryResponse response, int limit) {
    // DynamoDB also ends a page at 1 MB, before the limit, and says so by a last evaluated key.
    return response.items().size() > limit || response.hasLastEvaluatedKey();
  }

  /** The page that an answer holds. */
  Page<T> page(QueryResponse response, Scope scope, int limit) {
    List<T> items = entries(response, limit);
    if (!more(response, limit) || items.isEmpty()) {
      return new Page<>(items, Optional.empty());
    }
    return new Page<>(
        items, Optional.of(new Cursor(position.apply(items.getLast())).encode(scope)));
  }
}
