package papercatalog.domain.read;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.SAMPLED;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_OVERVIEW;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_AUTHORS;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.BatchPattern;
import papercatalog.domain.pattern.GetPattern;
import papercatalog.domain.pattern.ItemCollectionPattern;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.pattern.ParameterTexts;
import papercatalog.domain.pattern.SearchPattern;
import papercatalog.domain.pattern.Violations;
import papercatalog.domain.pattern.WalkPattern;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.Positions;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** I-1: each pattern is one request, of the kind, on the index and of the keys that it declares. */
final class RequestTest {
  @RegisterExtension static final TestTable TABLE = TestTable.real();

  @BeforeAll
  static void publish() {
    TABLE.givenStored(SAMPLED);
  }

  @BeforeEach
  void forget() {
    TABLE.requests().clear();
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void read_isOneRequestAsDeclared(AccessPattern<?> pattern) {
    ReadMeter meter = new ReadMeter();
    meter.during(() -> read(pattern));

    switch (pattern.access()) {
      case Access.GetItem(KeyPrefix prefix) ->
          assertGetItem(prefix, TABLE.requests().only(GetItemRequest.class));
      case Access.BatchGetItem(List<KeyPrefix> prefixes) ->
          assertBatchGetItem(prefixes.getFirst(), TABLE.requests().only(BatchGetItemRequest.class));
      case Access.QueryItems query ->
          assertQueryItems(query, witness(pattern), TABLE.requests().only(QueryRequest.class));
      case Access.QueryItemCollection items ->
          assertItemCollection(items, TABLE.requests().only(QueryRequest.class));
      case Access.QueryDirectory(Directory directory) ->
          assertQueryDirectory(directory, TABLE.requests().only(QueryRequest.class));
      case Access.Query query -> assertQuery(query, TABLE.requests().only(QueryRequest.class));
    }
    if (!(pattern instanceof WalkPattern)) { // the changes are too new
      assertThat(meter.items())
          .as("Papers.SAMPLED lacks the sample of %s: %s", pattern, pattern.parameters().samples())
          .isPositive();
    }
    assertThat(meter.requests()).isEqualTo(1);
    assertThat(meter.readUnits()).hasValue(pattern == GET_PAPER_OVERVIEW ? 1.0 : 0.5);
    assertThat(meter.milliseconds()).isPositive();
  }

  private static void assertGetItem(KeyPrefix prefix, GetItemRequest request) {
    assertThat(request.key()).containsOnlyKeys("PK", "SK");
    assertThat(request.key().get("PK").s()).startsWith(prefix.text());
    assertThat(request.consistentRead()).isNull();
    assertThat(request.returnConsumedCapacity()).isEqualTo(ReturnConsumedCapacity.TOTAL);
    assertThat(request.projectionExpression()).isNull();
  }

  private static void assertBatchGetItem(KeyPrefix prefix, BatchGetItemRequest request) {
    KeysAndAttributes asked = request.requestItems().get(TABLE.table(Namespace.NONE).name());
    assertThat(asked.keys())
        .singleElement()
        .satisfies(
            key -> {
              assertThat(key).containsOnlyKeys("PK", "SK");
              assertThat(key.get("PK").s()).startsWith(prefix.text());
            });
    assertThat(asked.consistentRead()).isNull();
    assertThat(asked.projectionExpression()).isNull();
    assertThat(request.returnConsumedCapacity()).isEqualTo(ReturnConsumedCapacity.TOTAL);
  }

  private static void assertQueryItems(
      Access.QueryItems declared, Optional<String> witness, QueryRequest request) {
    assertThat(request.indexName()).isNull();
    assertPage(request);
    assertThat(partition(request)).startsWith(declared.prefix().text());
    assertThat(request.scanIndexForward()).isEqualTo(!declared.descending());
    assertThat(request.expressionAttributeNames())
        .containsEntry("#pk", "PK")
        .containsEntry("#sk", "SK");
    assertThat(request.expressionAttributeValues().get(":lower").s())
        .isEqualTo(declared.sort().text());
    assertThat(request.expressionAttributeValues().get(":upper").s())
        .startsWith(witness.orElse(declared.sort().text()));
  }

  private static void assertItemCollection(
      Access.QueryItemCollection declared, QueryRequest request) {
    assertThat(request.indexName()).isNull();
    assertThat(request.filterExpression()).isNull();
    assertThat(request.limit()).isNull();
    assertThat(request.returnConsumedCapacity()).isEqualTo(ReturnConsumedCapacity.TOTAL);
    assertThat(partition(request)).startsWith(declared.prefix().text());
    assertThat(request.scanIndexForward()).isEqualTo(!declared.descending());
    assertThat(request.expressionAttributeValues().get(":lower").s()).isEqualTo(declared.first());
    assertThat(request.expressionAttributeValues().get(":upper").s()).startsWith(declared.last());
    assertThat(projected(request.projectionExpression(), request.expressionAttributeNames()))
        .doesNotContain(Attributes.DETAILS, Attributes.CONTENT_HASH);
  }

  private static void assertQueryDirectory(Directory directory, QueryRequest request) {
    assertThat(request.indexName()).isNull();
    assertPage(request);
    assertThat(partition(request)).isEqualTo(directory.partition());
    assertThat(request.scanIndexForward()).isTrue();
    assertThat(request.expressionAttributeValues().get(":lower").s())
        .isEqualTo(directory.kind().text());
  }

  private static Optional<String> witness(AccessPattern<?> pattern) {
    return pattern.equals(LIST_PAPER_AUTHORS) ? Optional.of("CHANGE") : Optional.empty();
  }

  private static String partition(QueryRequest request) {
    return request.expressionAttributeValues().get(":pk").s();
  }

  private static void assertPage(QueryRequest request) {
    Map<String, AttributeValue> values = request.expressionAttributeValues();
    boolean headed =
        values.get(":upper").s().equals(Positions.HEAD)
            && values.get(":lower").s().equals(KeyPrefix.DATE.text());
    assertThat(request.filterExpression()).isNull();
    assertThat(request.limit()).isEqualTo(PageRequest.DEFAULT_LIMIT + (headed ? 2 : 1));
    assertThat(request.returnConsumedCapacity()).isEqualTo(ReturnConsumedCapacity.TOTAL);
  }

  private static void assertQuery(Access.Query declared, QueryRequest request) {
    assertThat(request.indexName()).isEqualTo(declared.index().name());
    assertPage(request);
    assertThat(partition(request)).startsWith(declared.prefix().text());
    boolean ofAuthors = declared.prefix() == KeyPrefix.AUTHORS;
    assertThat(request.scanIndexForward()).isEqualTo(ofAuthors);
    assertThat(request.expressionAttributeNames())
        .containsEntry("#pk", declared.index().partitionKey())
        .containsEntry("#sk", declared.index().sortKey());
    assertThat(projected(request.projectionExpression(), request.expressionAttributeNames()))
        .contains(
            ofAuthors ? Attributes.HANDLE : Attributes.ID,
            declared.index().sortKey(),
            TableSchema.PARTITION_KEY)
        .isSubsetOf(inIndex(declared.index()));
  }

  /** I-6: an entry's own partition key says whose it is. */
  private static List<String> inIndex(Index index) {
    List<String> attributes = new ArrayList<>(Attributes.PROJECTED);
    attributes.addAll(List.of(index.sortKey(), TableSchema.PARTITION_KEY));
    return attributes;
  }

  private static List<String> projected(String expression, Map<String, String> names) {
    return Arrays.stream(expression.split(", ", -1)).map(names::get).toList();
  }

  private static <K> Object batch(Catalog catalog, BatchPattern<K, ?> batch) {
    return catalog.batch(batch, sample(batch));
  }

  private static <K> K sample(AccessPattern<K> pattern) {
    List<String> samples = pattern.parameters().samples();
    Map<String, String> path = new HashMap<>();
    for (int i = 0; i < pattern.pathParameters().size(); i++) {
      path.put(pattern.pathParameters().get(i).text(), samples.get(i));
    }
    Map<String, String> query = new HashMap<>();
    pattern
        .parameters()
        .query()
        .ifPresent(parameter -> query.put(parameter.text(), samples.getFirst()));
    return pattern
        .parameters()
        .read(new ParameterTexts(path, query, _ -> false), new Violations())
        .orElseThrow();
  }

  private static <K> Object read(AccessPattern<K> pattern) {
    Catalog catalog = TABLE.catalog();
    K sample = sample(pattern);
    return switch (pattern) {
      case GetPattern<K, ?> get -> catalog.get(get, sample);
      case ItemCollectionPattern<?> whole -> catalog.itemCollection(whole, (PaperId) sample);
      case BatchPattern<?, ?> batch -> batch(catalog, batch);
      case SearchPattern search -> batch(catalog, search.hits());
      case WalkPattern<?, ?> _ -> catalog.listChanges(PageRequest.FIRST);
      case ListPattern<K, ?> list -> catalog.list(list, sample, PageRequest.FIRST);
    };
  }
}
