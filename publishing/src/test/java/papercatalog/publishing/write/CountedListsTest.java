package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.FaultPlan.TRANSACTION;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.Fault;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.Gate;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Counts are those of the lists, however many write at the same time. */
@Timeout(120)
@Tag("slow")
final class CountedListsTest {
  @RegisterExtension static final FaultyEngine ENGINE = FaultyEngine.real();

  private static DynamoDbClient faulty;
  private static DynamoDbClient oneAttempt;

  private final String name = ENGINE.newTable();
  private final CountedTable counted = new CountedTable(new CatalogTable(ENGINE.client(), name));
  private final Publisher publisher = publisher(faulty, Namespace.NONE);

  @BeforeAll
  static void open() {
    faulty = ENGINE.open(ClientSettings.forWrites());
    oneAttempt =
        ENGINE.open(
            ClientSettings.forWrites().within(1, Duration.ofSeconds(20), Duration.ofSeconds(30)));
  }

  @BeforeEach
  void nothingGoesWrong() {
    ENGINE.faulty().follow(FaultPlan.none());
  }

  @Test
  void count_followsThePaper_throughItsLife() {
    Paper first = listed("a", "one", "x", "y");
    publisher.publish(first);
    publisher.publish(listed("b", "one", "x"));
    assertCounts("COLLECTION#one", 2, "TOPIC#x", 2, "TOPIC#y", 1);

    publisher.publish(PaperBuilder.from(first).title("Another").build());
    assertCounts("COLLECTION#one", 2, "TOPIC#x", 2, "TOPIC#y", 1);

    publisher.publish(listed("a", "two", "x", "z"));
    assertCounts(
        "COLLECTION#one", 1, "COLLECTION#two", 1, "TOPIC#x", 2, "TOPIC#y", 0, "TOPIC#z", 1);

    publisher.publish(
        PaperBuilder.from(listed("b", "one", "x"))
            .status(Status.SUPERSEDED)
            .supersededBy(Optional.of(first.id()))
            .build());
    publisher.withdraw(first.id(), Optional.empty(), OptionalLong.empty());
    assertCounts(
        "COLLECTION#one", 0, "COLLECTION#two", 0, "TOPIC#x", 0, "TOPIC#y", 0, "TOPIC#z", 0);

    publisher.publish(first, Replaceable.ANY);
    publisher.delete(first.id(), OptionalLong.empty());
    publisher.publish(first);
    publisher.deleteWithoutTrace(first.id(), OptionalLong.empty());
    assertCounts(
        "COLLECTION#one", 0, "COLLECTION#two", 0, "TOPIC#x", 0, "TOPIC#y", 0, "TOPIC#z", 0);
  }

  @Test
  void counts_ofTenants_areTheirOwn() {
    publisher.publish(listed("a", "one"));
    Namespace acme = Namespace.named("acme");
    publisher(faulty, acme).publish(listed("a", "one"));
    publisher(faulty, acme).publish(listed("b", "one"));

    assertCounts("COLLECTION#one", 1);
    CatalogTable tenants = new CatalogTable(ENGINE.client(), name, acme);
    assertThat(new CountedTable(tenants).counts()).isEqualTo(Map.of("COLLECTION#one", 2L));
    assertThat(new CountedTable(tenants).wrong()).isEmpty();
  }

  /** Waiting papers share a transaction, in which their list is counted once. */
  @Test
  void papersThatJoinAList_whileAnotherIsWritten_areWrittenTogether() throws Exception {
    publisher.publish(listed("first", "one", "x"));
    List<Paper> papers = papers(16);

    assertThat(hold(() -> {}, papers)).isEmpty();

    assertCounts("COLLECTION#one", 17, "TOPIC#x", 17);
    assertThat(ENGINE.faulty().count(TRANSACTION)).isLessThan(16);
  }

  /** One that was overtaken keeps no other from being written. */
  @Test
  void paperThatIsRefusedAmongOthers_isRefusedAlone() throws Exception {
    publisher.publish(listed("first", "one", "x"));
    List<Paper> papers = papers(8);
    Publisher other = publisher(ENGINE.client(), Namespace.NONE);

    List<Throwable> failures =
        hold(() -> other.publish(PaperBuilder.from(papers.get(5)).title("Faster").build()), papers);

    assertThat(failures).hasSizeLessThanOrEqualTo(1);
    assertCounts("COLLECTION#one", 9, "TOPIC#x", 9);
  }

  @Test
  void papersOfAnUnansweredTransaction_allFail_andAreCountedOnceInTheEnd() {
    Publisher impatient = publisher(oneAttempt, Namespace.NONE);
    impatient.publish(listed("first", "one"));
    ENGINE.faulty().follow(FaultPlan.at(TRANSACTION, 1, Fault.ANSWER_LOST));

    assertThatThrownBy(() -> impatient.publish(listed("a", "one")))
        .isInstanceOf(TableUnavailable.class);
    assertThat(impatient.publish(listed("a", "one")).outcome()).isEqualTo(Outcome.UNCHANGED);

    assertCounts("COLLECTION#one", 2);
  }

  /** Both have read the links of the same unfinished paper before either writes them. */
  @Test
  void writersThatFinishTheSamePaper_countItOnce() throws Exception {
    Paper large = PaperBuilder.from(listed("large", "one", "x", "y")).authors(authors(20)).build();
    Publisher impatient = publisher(oneAttempt, Namespace.NONE).withTransactionsOf(8);
    ENGINE
        .faulty()
        .follow(
            attempt ->
                attempt.operation().equals(TRANSACTION) && attempt.number() > 1
                    ? Fault.DEAD
                    : Fault.NONE);
    assertThatThrownBy(() -> impatient.publish(large)).isInstanceOf(TableUnavailable.class);
    assertThat(counted.wrong()).isEmpty();

    Gate gate = new Gate();
    ENGINE.faulty().follow(FaultPlan.at(TRANSACTION, 1, new Fault.Held(gate)));
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Written> slow = executor.submit(() -> publisher.withTransactionsOf(8).publish(large));
      gate.awaitArrival();
      publisher(ENGINE.client(), Namespace.NONE).withTransactionsOf(8).publish(large);
      gate.open();

      assertThat(slow.get().revision()).isEqualTo(1);
    }
    assertCounts("COLLECTION#one", 1, "TOPIC#x", 1, "TOPIC#y", 1);
  }

  /** Publishes papers at the same time; the first transaction waits until something is done. */
  private List<Throwable> hold(Runnable meanwhile, List<Paper> papers) throws Exception {
    Gate gate = new Gate();
    ENGINE.faulty().follow(FaultPlan.at(TRANSACTION, 1, new Fault.Held(gate)));
    List<Throwable> failures = new ArrayList<>();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Written>> all =
          papers.stream().map(it -> executor.submit(() -> publisher.publish(it))).toList();
      gate.awaitArrival();
      Thread.sleep(Duration.ofSeconds(1)); // the others have read, and wait
      meanwhile.run();
      gate.open();
      for (Future<Written> one : all) {
        try {
          one.get();
        } catch (ExecutionException e) {
          failures.add(e.getCause());
        }
      }
    }
    return failures;
  }

  private void assertCounts(Object... listsAndCounts) {
    Map<String, Long> expected = new TreeMap<>();
    for (int i = 0; i < listsAndCounts.length; i += 2) {
      expected.put((String) listsAndCounts[i], ((Integer) listsAndCounts[i + 1]).longValue());
    }
    assertThat(counted.counts()).isEqualTo(expected);
    assertThat(counted.wrong()).isEmpty();
  }

  private Publisher publisher(DynamoDbClient client, Namespace namespace) {
    return new Publisher(
        new CatalogTable(client, name, namespace), Clock.fixed(NOW, ZoneOffset.UTC));
  }

  private static List<Paper> papers(int count) {
    return IntStream.range(0, count).mapToObj(i -> listed("p-" + i, "one", "x")).toList();
  }

  private static Paper listed(String id, String collection, String... topics) {
    return paper(id, "2026")
        .collection(new CollectionName(collection))
        .topics(Stream.of(topics).map(TopicName::new).toList())
        .build();
  }
}
