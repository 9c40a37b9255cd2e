package papercatalog.domain.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.IndexKey;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Projection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * The Query of one list, of an index or of the table: how a page is asked for and understood.
 *
 * <p>A page shows the entries that belong to its catalog and can be read, and drops all others:
 * where catalogs share a table, IAM limits whose items an operator writes, and not which list they
 * name. // I-6
 *
 * <p>A page is one request. A page that drops entries reads on until it is full, its list ends, or
 * it has consumed {@link #MAX_READ_UNITS}. // I-1
 */
final class ListQuery<T> {
  /**
   * Read units after which a page reads no further. At the default throttle of 50 requests a
   * second, such pages consume the default maximum throughput of a table, 500 units a second.
   */
  static final double MAX_READ_UNITS = 10;

  private static final String WITHIN = "#pk = :pk AND #sk BETWEEN :lower AND :upper";
  private static final String ABOVE = "#pk = :pk AND #sk > :position";
  private static final String BELOW = "#pk = :pk AND #sk < :position";

  private final CatalogTable table;
  private final Optional<Index> index;
  private final String sortKey;
  private final String projection;

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
    if (index.isPresent()) {
      sortKey = index.get().sortKey();
      projection = attributes.expression() + ", #sk, #owner";
      aliases.put("#pk", index.get().partitionKey());
      aliases.put("#owner", TableSchema.PARTITION_KEY);
    } else {
      sortKey = TableSchema.SORT_KEY;
      projection = attributes.expression() + ", #sk";
      aliases.put("#pk", TableSchema.PARTITION_KEY);
    }
    aliases.put("#sk", sortKey);
    this.names = Map.copyOf(aliases);
  }

  /**
   * Reads a page.
   *
   * @param begin where it begins; empty for the beginning of the range
   * @param itemAt the key of the item of this list that has a sort key; throws InvalidValue when no
   *     item of this list can have it
   * @param cursors what the next cursor is bound to
   * @throws InvalidCursor when no page ends where it begins
   * @throws SchemaMismatch when it shows nothing, and another release has written its entries
   */
  Page<T> page(
      Scope scope,
      Optional<Cursor> begin,
      Function<String, ItemKey> itemAt,
      int limit,
      Scope cursors) {
    List<T> shown = new ArrayList<>(limit);
    Optional<Cursor> next = read(scope, begin, itemAt, limit, shown);
    return new Page<>(
        shown, next.isPresent() ? Optional.of(next.get().encode(cursors)) : Optional.empty());
  }

  /** Collects the entries of a page, and returns where the next one begins, if there is one. */
  private Optional<Cursor> read(
      Scope scope,
      Optional<Cursor> begin,
      Function<String, ItemKey> itemAt,
      int limit,
      List<T> shown) {
    QueryRequest.Builder request = request(scope, begin, itemAt);
    SchemaMismatch mismatch = null;
    double units = 0;
    int size = limit + 1; // the one more says whether there is a next page
    while (true) {
      QueryResponse response = query(request.limit(size).build());
      Iterator<Map<String, AttributeValue>> items = response.items().iterator();
      while (items.hasNext() && shown.size() < limit) {
        try {
          show(items.next(), scope, shown);
        } catch (SchemaMismatch e) {
          mismatch = e;
        }
      }
      boolean more = response.hasLastEvaluatedKey();
      if (shown.size() == limit) {
        return more || items.hasNext()
            ? Optional.of(new Cursor(position.apply(shown.getLast())))
            : Optional.empty();
      }
      String end = more ? response.lastEvaluatedKey().get(sortKey).s() : "";
      more = scope.admits(end);
      units += units(response);
      if (more && units < MAX_READ_UNITS) {
        request.exclusiveStartKey(response.lastEvaluatedKey());
        size *= 2; // so that few requests read past many entries
        continue;
      }
      if (more && !isShown(end, begin, shown)) {
        showOwn(scope, end, itemAt, shown);
      }
      if (shown.isEmpty() && mismatch != null) {
        throw mismatch;
      }
      return more ? Optional.of(Cursor.past(end)) : Optional.empty();
    }
  }

  /**
   * Shows an entry that belongs to this catalog and can be read.
   *
   * @throws SchemaMismatch when it says that it is of another schema
   */
  private void show(Map<String, AttributeValue> item, Scope scope, List<T> shown) {
    String at = item.get(sortKey).s();
    if (!scope.admits(at)
        || (index.isPresent()
            && !table.namespace().owns(item.get(TableSchema.PARTITION_KEY).s()))) {
      return;
    }
    try {
      T candidate = entry.apply(new Item(item));
      if (position.apply(candidate).equals(at)) {
        shown.add(candidate);
        return;
      }
    } catch (SchemaMismatch e) {
      if (item.containsKey(Attributes.SCHEMA_VERSION)) {
        throw e;
      }
    } catch (RuntimeException _) {
      // Whatever is wrong with it, verification finds it.
    }
    ReadMeter.countUnreadable();
  }

  /** Whether a page shows the entry at a sort key, or the page before did. */
  private boolean isShown(String at, Optional<Cursor> begin, List<T> shown) {
    return shown.isEmpty()
        ? begin.isPresent() && begin.get().sortKey().equals(at)
        : position.apply(shown.getLast()).equals(at);
  }

  /**
   * Shows the entry of this list at a sort key, however many others have the same: it lies right
   * before the first entry behind its key. A cursor may then pass them all.
   */
  private void showOwn(Scope scope, String at, Function<String, ItemKey> itemAt, List<T> shown) {
    ItemKey own;
    try {
      own = itemAt.apply(at);
    } catch (InvalidValue _) {
      return;
    }
    QueryRequest.Builder request = from(scope, at).limit(1);
    QueryResponse behind = query(request.exclusiveStartKey(startKey(scope, own, at)).build());
    request.scanIndexForward(scope.order() != Order.ASC);
    request.exclusiveStartKey(behind.hasLastEvaluatedKey() ? behind.lastEvaluatedKey() : null);
    for (Map<String, AttributeValue> item : query(request.build()).items()) {
      try {
        show(item, scope, shown);
      } catch (SchemaMismatch _) {
        // The pages around it say so, if it is more than this entry.
      }
    }
  }

  private QueryRequest.Builder request(
      Scope scope, Optional<Cursor> begin, Function<String, ItemKey> itemAt) {
    if (begin.isEmpty()) {
      return within(scope, scope.lower(), scope.upper());
    }
    String at = begin.get().sortKey();
    if (begin.get().past()) {
      return request(
          scope,
          scope.order() == Order.ASC ? ABOVE : BELOW,
          Map.of(
              ":pk",
              AttributeValue.fromS(scope.partition()),
              ":position",
              AttributeValue.fromS(at)));
    }
    return from(scope, at).exclusiveStartKey(startKey(scope, item(itemAt, at), at));
  }

  /**
   * The range from a sort key on. DynamoDB would start at the start key anyway; engines on other
   * stores find the place by the range, and would walk to it by the start key.
   */
  private QueryRequest.Builder from(Scope scope, String at) {
    return scope.order() == Order.ASC
        ? within(scope, at, scope.upper())
        : within(scope, scope.lower(), at);
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

  private static ItemKey item(Function<String, ItemKey> itemAt, String sortKey) {
    try {
      return itemAt.apply(sortKey);
    } catch (InvalidValue _) {
      throw new InvalidCursor();
    }
  }

  private Map<String, AttributeValue> startKey(Scope scope, ItemKey item, String sortKey) {
    Map<String, AttributeValue> key = new HashMap<>(table.key(item));
    if (index.isPresent()) {
      key.putAll(new IndexKey(index.get(), scope.partition(), sortKey).attributes());
    }
    return key;
  }

  private QueryResponse query(QueryRequest request) {
    QueryResponse response = Catalog.read(() -> table.client().query(request));
    Integer scanned = response.scannedCount();
    ReadMeter.count(
        response.consumedCapacity(), scanned == null ? response.items().size() : scanned);
    return response;
  }

  /** The consumed read units; as many as a page may consume where an engine does not say. */
  private static double units(QueryResponse response) {
    ConsumedCapacity consumed = response.consumedCapacity();
    return consumed == null || consumed.capacityUnits() == 0
        ? MAX_READ_UNITS
        : consumed.capacityUnits();
  }
}
