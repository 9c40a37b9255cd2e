package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.paper;
import static papercatalog.publishing.write.CitedTable.citing;
import static papercatalog.publishing.write.CitedTable.publisher;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.Fault;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.FaultyExchange;
import papercatalog.domain.TestTable;
import papercatalog.domain.Thorough;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.error.CatalogException;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.memory.MemoryClient;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Retry;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Citations and their counts after kills, and next to other publishers. */
@Timeout(240)
@Tag("slow")
final class CitationsRaceTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final ClientSettings ONE_ATTEMPT =
      ClientSettings.forWrites().within(1, Duration.ofSeconds(20), Duration.ofSeconds(30));

  private final CatalogTable table = new CatalogTable(ENGINE.client(), ENGINE.newTable());
  private final CitedTable cited = new CitedTable(table);
  private final Publisher publisher = publisher(ENGINE.client(), table.name());

  @BeforeEach
  void nothingGoesWrong() {
    ENGINE.faulty().follow(FaultPlan.none());
  }

  private static void dies(Consumer<Publisher> command, String name, int made) {
    FaultyExchange faulty = ENGINE.newFaulty();
    faulty.follow(FaultPlan.deadAfter(made));
    try (DynamoDbClient dying = ENGINE.open(ONE_ATTEMPT, faulty)) {
      command.accept(publisher(dying, name).withTransactionsOf(8));
    } catch (TableUnavailable _) {
      // The same command is given again.
    }
  }

  /** Four publishers, each killed now and then, publish papers that cite each other. */
  @Test
  void fourPublishers_thatAreKilledAndRepeat_endWithARecount() throws Exception {
    int papers = Thorough.of(200, 16);
    Random random = new Random(49);
    List<Paper> all = new ArrayList<>();
    for (int i = 0; i < papers; i++) {
      int own = i;
      String[] works =
          random
              .ints(random.nextInt(8), 0, papers)
              .filter(work -> work != own)
              .mapToObj(work -> "p-" + work)
              .distinct()
              .toArray(String[]::new);
      all.add(citing("p-" + i, works));
    }
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> four = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        List<Paper> shuffled = new ArrayList<>(all);
        Collections.shuffle(shuffled, new Random(i));
        int seed = i;
        four.add(executor.submit(() -> publishing(shuffled, new Random(seed))));
      }
      for (Future<?> one : four) {
        one.get();
      }
    }
    cited.repair();

    assertThat(cited.stored()).isEqualTo(cited.expected());
    assertThat(cited.counts()).isEqualTo(cited.expectedCounts());
    cited.assertHealthy();
  }

  /** One of the others may be sending the transactions of other papers. */
  @Test
  void citerThatFails_interruptsNoOther() {
    publishTwentyCiters();
    ENGINE
        .faulty()
        .follow(
            attempt ->
                attempt.operation().equals(FaultPlan.TRANSACTION) && attempt.body().contains("c-10")
                    ? Fault.refused("ValidationException")
                    : Fault.NONE);

    Publisher failing = publisher(ENGINE.open(ONE_ATTEMPT), table.name());
    assertThatThrownBy(() -> failing.publish(citing("a"))).isInstanceOf(SdkException.class);

    assertThat(cited.counts()).isEqualTo(Map.of("a", 19L));
  }

  /** The paper itself is written; the next edition's verification finds the citer. */
  @Test
  void citerOfAnotherSchemaVersion_isLeftAlone() {
    publishTwentyCiters();
    ENGINE
        .client()
        .updateItem(
            update ->
                update
                    .tableName(table.name())
                    .key(Keys.paper(new PaperId("c-10")).attributes())
                    .updateExpression("SET schemaVersion = :later")
                    .expressionAttributeValues(Map.of(":later", AttributeValue.fromN("99"))));

    assertThat(publisher.publish(citing("a")).outcome()).isEqualTo(Outcome.CREATED);

    assertThat(cited.counts()).isEqualTo(Map.of("a", 19L));
  }

  private void publishTwentyCiters() {
    IntStream.range(10, 30).forEach(i -> publisher.publish(citing("c-" + i, "a")));
  }

  /** In memory. The paper arrives after the write, and the index of the second look lacks it. */
  @Test
  void citationThatTheCitedPaperHasFound_staysInTheSecondLook() {
    MemoryEngine engine = new MemoryEngine(TestTable.NAME, TableSchema.DECLARED);
    AtomicReference<MemoryEngine> index = new AtomicReference<>(engine);
    DynamoDbClient lagging =
        new MemoryClient(
            request -> {
              if (request instanceof QueryRequest query && query.indexName() != null) {
                return index.get().answer(query);
              }
              DynamoDbResponse response = engine.answer(request);
              if (request instanceof TransactWriteItemsRequest
                  && request.toString().contains("PAPER#b")
                  && index.compareAndSet(engine, engine.copy())) {
                publisher(engine.client(), TestTable.NAME).publish(citing("a"));
              }
              return response;
            });

    publisher(lagging, TestTable.NAME).publish(citing("b", "a"));

    new CitedTable(new CatalogTable(engine.client(), TestTable.NAME)).assertHealthy();
  }

  /** Citing papers leave the lists, or lose the reference, while the cited paper arrives. */
  @Test
  void citersThatLeaveWhileTheirCitationsAreFound_areCountedRight() throws Exception {
    int citers = Thorough.of(200, 30);
    for (int i = 0; i < citers; i++) {
      publisher.publish(citing("c-" + i, "a", "x"));
    }
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<?> arriving = executor.submit(() -> publisher.publish(citing("a")));
      Future<?> leaving =
          executor.submit(
              () -> {
                for (int i = 0; i < citers; i++) {
                  leave(i);
                }
              });
      arriving.get();
      leaving.get();
    }

    cited.assertHealthy();
  }

  private void leave(int i) {
    String id = "c-" + i;
    Publisher other = publisher(ENGINE.client(), table.name());
    Retry.OF_REQUESTS.repeat(
        Publisher::isOvertaken,
        () ->
            switch (i % 3) {
              case 0 -> other.withdraw(new PaperId(id), Optional.empty(), OptionalLong.empty());
              case 1 -> other.publish(citing(id, "x"));
              default ->
                  other.publish(
                      PaperBuilder.from(citing(id, "a", "x"))
                          .status(Status.SUPERSEDED)
                          .supersededBy(Optional.of(new PaperId("a")))
                          .build());
            });
  }

  private void publishing(List<Paper> papers, Random random) {
    for (Paper paper : papers) {
      if (random.nextInt(3) == 0) {
        dies(it -> attempt(it, paper), table.name(), random.nextInt(6));
      } else {
        attempt(publisher, paper);
      }
    }
  }

  /** Others write the same paper at the same time. */
  private static void attempt(Publisher publisher, Paper paper) {
    try {
      publisher.publish(paper);
    } catch (CatalogException e) {
      if (e instanceof TableUnavailable) {
        throw e;
      }
    }
  }
}
