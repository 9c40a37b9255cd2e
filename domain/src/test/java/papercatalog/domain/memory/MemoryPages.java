package papercatalog.domain.memory;

import module java.base;

import papercatalog.domain.memory.ExpressionParser.KeyRange;
import papercatalog.domain.memory.SortedItems.Place;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** Answers queries and scans of a table and its indexes, page by page. */
record MemoryPages(MemoryTable table, String name) {
  private static final long MAX_PAGE_BYTES = 1 << 20;

  private record Page(
      List<Map<String, AttributeValue>> items,
      long bytes,
      Optional<Map<String, AttributeValue>> last) {}

  QueryResponse query(QueryRequest request) {
    requireKnown(request.tableName(), request.filterExpression());
    Optional<Index> index = index(request.indexName());
    if (index.isPresent() && Boolean.TRUE.equals(request.consistentRead())) {
      throw Refusals.invalid("Indexes have no consistent reads");
    }
    ExpressionParser parser =
        new ExpressionParser(
            request.expressionAttributeNames(), request.expressionAttributeValues());
    KeyRange range =
        parser.keys(
            request.keyConditionExpression(),
            index.map(Index::partitionKey).orElse(TableSchema.PARTITION_KEY),
            index.map(Index::sortKey).orElse(TableSchema.SORT_KEY));
    UnaryOperator<Map<String, AttributeValue>> shown =
        projection(parser, request.projectionExpression());
    parser.end();
    NavigableMap<Place, Map<String, AttributeValue>> entries =
        source(index).partition(range.partition());
    if (Boolean.FALSE.equals(request.scanIndexForward())) {
      entries = entries.descendingMap();
    }
    Optional<Place> start = start(index, request.exclusiveStartKey());
    if (start
        .filter(it -> !it.partition().equals(range.partition()) || !range.sorts().test(it.sort()))
        .isPresent()) {
      throw Refusals.invalid("The starting key is outside of the range");
    }
    Page page = page(index, entries, start, it -> range.sorts().test(it.sort()), request.limit());
    QueryResponse.Builder response = QueryResponse.builder().count(page.items.size());
    response.scannedCount(page.items.size());
    page.last.ifPresent(response::lastEvaluatedKey);
    if (request.returnConsumedCapacity() != null) {
      response.consumedCapacity(
          ReadUnits.of(request.consistentRead()).consumed(name, LongStream.of(page.bytes)));
    }
    if (request.select() != Select.COUNT) {
      response.items(page.items.stream().map(shown).toList());
    }
    return response.build();
  }

  ScanResponse scan(ScanRequest request) {
    requireKnown(request.tableName(), request.filterExpression());
    Optional<Index> index = index(request.indexName());
    ExpressionParser parser =
        new ExpressionParser(
            request.expressionAttributeNames(), request.expressionAttributeValues());
    UnaryOperator<Map<String, AttributeValue>> shown =
        projection(parser, request.projectionExpression());
    parser.end();
    int segments = Optional.ofNullable(request.totalSegments()).orElse(1);
    int segment = Optional.ofNullable(request.segment()).orElse(0);
    Page page =
        page(
            index,
            source(index).all(),
            start(index, request.exclusiveStartKey()),
            it -> Math.floorMod(it.partition().hashCode(), segments) == segment,
            request.limit());
    ScanResponse.Builder response = ScanResponse.builder().count(page.items.size());
    response.scannedCount(page.items.size());
    page.last.ifPresent(response::lastEvaluatedKey);
    if (request.returnConsumedCapacity() != null) {
      response.consumedCapacity(
          ReadUnits.of(request.consistentRead()).consumed(name, LongStream.of(page.bytes)));
    }
    if (request.select() != Select.COUNT) {
      response.items(page.items.stream().map(shown).toList());
    }
    return response.build();
  }

  private Page page(
      Optional<Index> index,
      NavigableMap<Place, Map<String, AttributeValue>> entries,
      Optional<Place> start,
      Predicate<Place> wanted,
      Integer limit) {
    if (limit != null && limit < 1) {
      throw Refusals.invalid("A limit is at least 1");
    }
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    long bytes = 0;
    NavigableMap<Place, Map<String, AttributeValue>> rest =
        start.isPresent() ? entries.tailMap(start.get(), false) : entries;
    for (Map.Entry<Place, Map<String, AttributeValue>> entry : rest.entrySet()) {
      if (wanted.test(entry.getKey())) {
        items.add(entry.getValue());
        bytes += new Item(entry.getValue()).bytes();
        if (bytes > MAX_PAGE_BYTES || limit != null && items.size() == limit) {
          return new Page(items, bytes, Optional.of(key(index, entry.getValue())));
        }
      }
    }
    return new Page(items, bytes, Optional.empty());
  }

  private static Map<String, AttributeValue> key(
      Optional<Index> index, Map<String, AttributeValue> item) {
    List<String> names = new ArrayList<>(List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY));
    index.ifPresent(it -> names.addAll(List.of(it.partitionKey(), it.sortKey())));
    return new Item(item).only(names).attributes();
  }

  private static Optional<Place> start(Optional<Index> index, Map<String, AttributeValue> key) {
    if (key.isEmpty()) {
      return Optional.empty();
    }
    Map<String, AttributeValue> own = new HashMap<>(key);
    if (index.isEmpty()) {
      return Optional.of(Place.of(MemoryEngine.key(own)));
    }
    AttributeValue list = own.remove(index.get().partitionKey());
    AttributeValue position = own.remove(index.get().sortKey());
    ItemKey owner = MemoryEngine.key(own);
    if (!MemoryTable.isKey(list) || !MemoryTable.isKey(position)) {
      throw Refusals.invalid("The starting key is invalid");
    }
    return Optional.of(new Place(list.s(), position.s(), owner));
  }

  private SortedItems source(Optional<Index> index) {
    return index.isPresent() ? table.indexed(index.get().name()) : table.items();
  }

  private Optional<Index> index(String asked) {
    if (asked == null) {
      return Optional.empty();
    }
    return Optional.of(
        table.declared().stream()
            .filter(index -> index.name().equals(asked))
            .findFirst()
            .orElseThrow(() -> Refusals.invalid("The table has no index " + asked)));
  }

  static UnaryOperator<Map<String, AttributeValue>> projection(
      String expression, Map<String, String> names) {
    ExpressionParser parser = new ExpressionParser(names, Map.of());
    UnaryOperator<Map<String, AttributeValue>> projection = projection(parser, expression);
    parser.end();
    return projection;
  }

  private static UnaryOperator<Map<String, AttributeValue>> projection(
      ExpressionParser parser, String expression) {
    if (expression == null) {
      return UnaryOperator.identity();
    }
    Set<String> shown = Set.copyOf(parser.projection(expression));
    return item -> new Item(item).only(shown).attributes();
  }

  private void requireKnown(String asked, String filter) {
    if (!asked.equals(name) || filter != null) {
      throw new UnsupportedOperationException("A form that the catalog does not use");
    }
  }
}
