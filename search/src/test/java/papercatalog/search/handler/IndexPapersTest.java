package papercatalog.search.handler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import com.amazonaws.services.lambda.runtime.events.DynamodbEvent;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse.BatchItemFailure;
import com.amazonaws.services.lambda.runtime.serialization.events.LambdaEventSerializers;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.Papers;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.PublishedTable;
import papercatalog.search.index.DirectoryIndexStore;
import papercatalog.search.index.IndexOf;
import papercatalog.search.index.IndexStore;
import papercatalog.search.index.IndexingFunction;
import papercatalog.search.index.SearchIndex;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;

final class IndexPapersTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final Namespace ACME = Namespace.of(new TenantName("acme"));

  @TempDir private Path folder;
  private final List<String> queue = new ArrayList<>();
  private Instant written = Instant.now();
  private Optional<Class<? extends Throwable>> failing = Optional.empty();
  private volatile Runnable hanging = () -> {};
  private Clock clock = Clock.systemUTC();

  @Test
  void stream_makesTheIndexSayWhatTheTableSays() throws IOException {
    TABLE.givenPublished(
        Papers.paper("Kept-1", "2026").build(), Papers.paper("gone-1", "2026").build());
    assertThat(again("PAPER#kept-1", "PAPER#gone-1", "PAPER#never-1", "AUTHOR#x")).isEmpty();
    assertThat(found("paper")).containsExactly("gone-1", "kept-1");

    TABLE.publisher().withdraw(new PaperId("gone-1"), Optional.empty(), OptionalLong.empty());
    assertThat(again("PAPER#gone-1", "PAPER#kept-1", "PAPER#gone-1")).isEmpty();
    assertThat(found("paper")).containsExactly("kept-1");
  }

  @Test
  void authorBeyondTheItem_isFound_byRequestsThatTheFunctionMaySend() throws IOException {
    TABLE.givenPublished(Papers.paper("many", "2026").authors(Papers.authors(150)).build());
    TABLE.requests().clear();
    again("PAPER#many");
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
    again(partitions);
    assertThat(TABLE.requests().all()).hasSize(3);
  }

  @Test
  void damagedPaper_goesToTheQueueAtOnce_andHoldsNothing() throws IOException {
    TABLE.givenPublished(
        Papers.paper("sound", "2026").build(), Papers.paper("damaged", "2026").build());
    again("PAPER#damaged");
    damage(Namespace.NONE, "damaged");
    assertThat(again("PAPER#sound", "PAPER#damaged")).isEmpty();
    assertThat(found("paper")).contains("sound", "damaged");
    assertThat(queue)
        .containsExactly(
            "{\"papers\":[\"damaged\"],\"reason\":\"The paper in the table is damaged\"}");
  }

  @Test
  void eachCatalog_hasAnIndexOfItsOwn() throws IOException {
    TABLE.givenPublished(Papers.paper("ours", "2026").build());
    TABLE.publisher(ACME).publish(Papers.paper("theirs", "2026").build());

    assertThat(
            again(
                "PAPER#ours",
                "TENANT#acme#PAPER#theirs",
                "TENANT#acme#PAPER#ours",
                "TENANT#acm#PAPER#theirs",
                "TENANT#No Tenant#PAPER#theirs",
                "TENANT#acme"))
        .isEmpty();
    assertThat(found(Namespace.NONE, "paper")).contains("ours").doesNotContain("theirs");
    assertThat(found(ACME, "paper")).containsExactly("theirs");
    assertThat(found(Namespace.of(new TenantName("acm")), "paper")).isEmpty();
  }

  @Test
  void damagedPaperOfOneCatalog_goesToTheQueueAtOnce() throws IOException {
    TABLE.givenPublished(Papers.paper("sound-2", "2026").build());
    TABLE.publisher(ACME).publish(Papers.paper("damaged-2", "2026").build());
    damage(ACME, "damaged-2");

    assertThat(again("TENANT#acme#PAPER#damaged-2", "PAPER#sound-2")).isEmpty();
    assertThat(found(Namespace.NONE, "paper")).contains("sound-2");
    assertThat(queue).singleElement().asString().contains("\"tenant\":\"acme\"", "damaged-2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "paper-catalog-index 99\n", "paper-catalog-index 5 x\nend\n", "\0"})
  void unusableIndex_keepsOthersOutOnlyUntilTheAlarmHasRung(String manifest) throws IOException {
    TABLE.givenPublished(Papers.paper("waits", "2026").build());
    Path theirs = folder.resolve(IndexingFunction.prefix(ACME));
    Files.createDirectories(theirs);
    Files.writeString(theirs.resolve("manifest.txt"), manifest);

    assertKeptOutOnlyUntilTheAlarmHasRung();
    assertThat(theirs.resolve("manifest.txt")).hasContent(manifest);
  }

  @ParameterizedTest
  @ValueSource(classes = {StackOverflowError.class, IllegalStateException.class})
  void failureOfAnyKind_keepsOthersOutOnlyUntilTheAlarmHasRung(Class<? extends Throwable> kind)
      throws IOException {
    TABLE.givenPublished(Papers.paper("waits", "2026").build());
    failing = Optional.of(kind);

    assertKeptOutOnlyUntilTheAlarmHasRung();
  }

  /** Lambda ends a function that takes too long, and keeps its files for the next start. */
  @Test
  void indexThatEndsTheFunction_keepsOthersOutOnlyUntilTheAlarmHasRung() throws Exception {
    TABLE.givenPublished(Papers.paper("waits", "2026").build());
    CountDownLatch opened = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    hanging = () -> await(opened, end);
    Thread ended =
        Thread.ofPlatform().daemon().start(() -> again("TENANT#acme#PAPER#x", "PAPER#waits"));
    try {
      opened.await();

      assertKeptOutOnlyUntilTheAlarmHasRung();
      assertThat(queue).singleElement().asString().contains("The function ended");

      queue.clear();
      hanging = () -> {};
      clock = Clock.offset(clock, IndexingFunction.REBUILD_AWAITED);
      written = clock.instant();
      TABLE.publisher(ACME).publish(Papers.paper("x", "2026").build());
      assertThat(again("TENANT#acme#PAPER#x", "PAPER#waits")).isEmpty();
      assertThat(found(ACME, "paper")).as("after a rebuild").containsExactly("x");
      assertThat(queue).isEmpty();
    } finally {
      end.countDown();
      ended.join();
    }
  }

  private static void await(CountDownLatch opened, CountDownLatch end) {
    opened.countDown();
    try {
      end.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    throw new IllegalStateException("The function has ended");
  }

  private void assertKeptOutOnlyUntilTheAlarmHasRung() throws IOException {
    assertThatThrownBy(() -> again("TENANT#acme#PAPER#x", "PAPER#waits"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("not indexed");
    assertThat(found(Namespace.NONE, "paper")).contains("waits");
    assertThat(queue).isEmpty();

    written = Instant.now().minus(IndexingFunction.REBUILD_AWAITED);
    assertThat(again("TENANT#acme#PAPER#x", "PAPER#waits")).isEmpty();
    assertThat(queue).singleElement().asString().contains("acme", "[\"x\"]");
  }

  /** A manifest that names an object of another catalog must not find it in the folder. */
  @Test
  void filesOfOneCatalog_areNotThereForTheNext() throws IOException {
    TABLE.givenPublished(Papers.paper("secret", "2026").build());
    IndexPapers function = function();
    again(function, "PAPER#secret");
    Path theirs = folder.resolve(IndexingFunction.prefix(ACME));
    Files.createDirectories(theirs);
    Files.copy(folder.resolve("index/manifest.txt"), theirs.resolve("manifest.txt"));

    written = Instant.now().minus(IndexingFunction.REBUILD_AWAITED);
    again(function, "TENANT#acme#PAPER#x");

    assertThat(queue).singleElement().asString().contains("Files of the index are missing");
    assertThat(theirs.resolve("files")).doesNotExist();
    assertThat(folder.resolve("writer").resolve(IndexingFunction.prefix(Namespace.NONE)))
        .doesNotExist();
  }

  /** The records to deliver again: none, because that would hold those of other catalogs. */
  private List<BatchItemFailure> again(String... partitions) {
    return again(function(), partitions);
  }

  private List<BatchItemFailure> again(IndexPapers function, String... partitions) {
    ObjectNode event = JSON.createObjectNode();
    for (String partition : partitions) {
      ObjectNode change = event.withArray("Records").addObject().putObject("dynamodb");
      change.put("SequenceNumber", Integer.toString(event.path("Records").size()));
      change.put("ApproximateCreationDateTime", written.getEpochSecond());
      change.putObject("Keys").putObject("PK").put("S", partition);
    }
    DynamodbEvent read =
        LambdaEventSerializers.serializerFor(
                DynamodbEvent.class, IndexPapersTest.class.getClassLoader())
            .fromJson(event.toString());
    return function.handleRequest(read, null).getBatchItemFailures();
  }

  private IndexPapers function() {
    return new IndexPapers(
        TABLE.table(Namespace.NONE),
        this::usedStore,
        folder.resolve("writer"),
        clock,
        1L << 28,
        papers -> queue.add(papers.text()));
  }

  private IndexStore usedStore(Namespace catalog) {
    if (catalog.equals(ACME)) {
      hanging.run();
    }
    if (catalog.equals(ACME) && failing.isPresent()) {
      throw thrown(failing.get());
    }
    return store(catalog);
  }

  private static RuntimeException thrown(Class<? extends Throwable> kind) {
    if (kind == StackOverflowError.class) {
      throw new StackOverflowError();
    }
    throw new IllegalStateException();
  }

  private List<String> found(String query) throws IOException {
    return found(Namespace.NONE, query);
  }

  private List<String> found(Namespace catalog, String query) throws IOException {
    try (SearchIndex index =
        new SearchIndex(
            store(catalog), folder.resolve("reader"), Clock.systemUTC(), SearchIndex.ASKED_EVERY)) {
      return index.use(it -> IndexOf.search(it, query)).hits().items().stream()
          .map(PaperId::value)
          .sorted()
          .toList();
    }
  }

  private DirectoryIndexStore store(Namespace catalog) {
    return new DirectoryIndexStore(folder.resolve(IndexingFunction.prefix(catalog)));
  }

  private static void damage(Namespace catalog, String id) {
    TABLE
        .client()
        .updateItem(
            update ->
                update
                    .tableName(PublishedTable.NAME)
                    .key(TABLE.table(catalog).key(Keys.paper(new PaperId(id))))
                    .updateExpression("SET #title = :none")
                    .expressionAttributeNames(Map.of("#title", Attributes.TITLE))
                    .expressionAttributeValues(Map.of(":none", AttributeValue.fromS(" "))));
  }
}
