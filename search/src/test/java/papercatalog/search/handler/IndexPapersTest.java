package papercatalog.search.handler;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.amazonaws.services.lambda.runtime.events.DynamodbEvent;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse.BatchItemFailure;
import com.amazonaws.services.lambda.runtime.serialization.events.LambdaEventSerializers;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.Papers;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.search.IndexOf;
import papercatalog.search.index.DirectoryIndexStore;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.SearchIndex;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;

final class IndexPapersTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @RegisterExtension static final TestTable TABLE = new TestTable();

  @TempDir private Path folder;

  @Test
  void stream_makesTheIndexSayWhatTheTableSays() throws IOException {
    IndexPapers function = function(Namespace.NONE);
    TABLE.givenPublished(
        Papers.paper("Kept-1", "2026").build(), Papers.paper("gone-1", "2026").build());
    assertThat(again(function, "PAPER#kept-1", "PAPER#gone-1", "PAPER#never-1", "AUTHOR#x"))
        .isEmpty();
    assertThat(found("paper")).containsExactly("Kept-1", "gone-1");

    TABLE.publisher().withdraw(new PaperId("gone-1"), Optional.empty(), OptionalLong.empty());
    assertThat(again(function, "PAPER#gone-1", "PAPER#kept-1", "PAPER#gone-1")).isEmpty();
    assertThat(found("paper")).containsExactly("Kept-1");
  }

  @Test
  void authorBeyondTheItem_isFound_byRequestsThatTheFunctionMaySend() throws IOException {
    TABLE.givenPublished(Papers.paper("many", "2026").authors(Papers.authors(150)).build());
    TABLE.requests().clear();
    again(function(Namespace.NONE), "PAPER#many");
    assertThat(found("author:149")).containsExactly("many");
    assertThat(TABLE.requests().all()).hasSize(2).allMatch(BatchGetItemRequest.class::isInstance);
  }

  @Test
  void papersAreRead_hundredPerRequest_consistently() throws IOException {
    String[] partitions = new String[250];
    for (int i = 0; i < partitions.length; i++) {
      partitions[i] = "PAPER#none-" + i;
    }
    TABLE.requests().clear();
    again(function(Namespace.NONE), partitions);
    assertThat(TABLE.requests().all()).hasSize(3);
  }

  @Test
  void damagedPaper_isReportedAlone() throws IOException {
    TABLE.givenPublished(
        Papers.paper("sound", "2026").build(), Papers.paper("damaged", "2026").build());
    IndexPapers function = function(Namespace.NONE);
    again(function, "PAPER#damaged");
    TABLE
        .client()
        .updateItem(
            update ->
                update
                    .tableName(TestTable.NAME)
                    .key(Keys.paper(new PaperId("damaged")).attributes())
                    .updateExpression("SET #title = :none")
                    .expressionAttributeNames(Map.of("#title", Attributes.TITLE))
                    .expressionAttributeValues(Map.of(":none", AttributeValue.fromS(" "))));
    assertThat(again(function, "PAPER#sound", "PAPER#damaged")).containsExactly("2");
    assertThat(found("paper")).contains("sound", "damaged");
  }

  @Test
  void otherCatalogs_areIgnored() throws IOException {
    Namespace tenant = Namespace.of(new TenantName("acme"));
    TABLE.publisher(tenant).publish(Papers.paper("theirs", "2026").build());
    again(function(Namespace.NONE), "TENANT#acme#PAPER#theirs");
    assertThat(found("theirs")).isEmpty();
    again(function(tenant), "PAPER#theirs", "TENANT#acme#PAPER#theirs");
    assertThat(found("theirs")).containsExactly("theirs");
  }

  /** The sequence numbers, from 1, of the records to deliver again. */
  private static List<String> again(IndexPapers function, String... partitions) {
    ObjectNode event = JSON.createObjectNode();
    for (String partition : partitions) {
      ObjectNode change = event.withArray("Records").addObject().putObject("dynamodb");
      change.put("SequenceNumber", Integer.toString(event.path("Records").size()));
      change.putObject("Keys").putObject("PK").put("S", partition);
    }
    DynamodbEvent read =
        LambdaEventSerializers.serializerFor(
                DynamodbEvent.class, IndexPapersTest.class.getClassLoader())
            .fromJson(event.toString());
    return function.handleRequest(read, null).getBatchItemFailures().stream()
        .map(BatchItemFailure::getItemIdentifier)
        .toList();
  }

  private IndexPapers function(Namespace catalog) {
    return new IndexPapers(
        TABLE.table(catalog),
        new Indexer(store(), folder.resolve("writer"), Clock.systemUTC(), 1L << 28));
  }

  private List<String> found(String query) throws IOException {
    try (SearchIndex index =
        new SearchIndex(store(), folder.resolve("reader"), Clock.systemUTC())) {
      return index.use(it -> it.search(IndexOf.request(query))).stream()
          .flatMap(page -> page.hits().stream())
          .map(PaperId::value)
          .sorted()
          .toList();
    }
  }

  private DirectoryIndexStore store() {
    return new DirectoryIndexStore(folder.resolve("store"));
  }
}
