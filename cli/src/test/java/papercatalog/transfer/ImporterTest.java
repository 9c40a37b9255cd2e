package papercatalog.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.Papers.paper;

import java.io.StringWriter;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.Fault;
import papercatalog.FaultPlan;
import papercatalog.FaultyEndpoint;
import papercatalog.Gate;
import papercatalog.GeneratedPapers;
import papercatalog.TestTable;
import papercatalog.model.Author;
import papercatalog.model.AuthorHandle;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.record.Records;
import papercatalog.source.AuthorEntry;
import papercatalog.source.Entry;
import papercatalog.source.Origin;
import papercatalog.source.PaperEntry;
import papercatalog.source.Rejected;
import papercatalog.table.Backoff;
import papercatalog.table.CatalogTable;
import papercatalog.table.Connection;
import papercatalog.transfer.Importer.Mode;
import papercatalog.verify.Verifier;
import papercatalog.write.Publisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Nothing is lost, doubled or miscounted, whatever DynamoDB does. */
@Timeout(120)
final class ImporterTest {
  @RegisterExtension static final TestTable ENGINE = new TestTable();
  private static final Backoff QUICK = new Backoff(Duration.ofMillis(2), Duration.ofMillis(20));
  private static final Fault THROTTLED = Fault.throttled("IndexWriteKeyRangeThroughputExceeded");
  private static final AtomicInteger TABLES = new AtomicInteger();

  private final String table = "import-" + TABLES.incrementAndGet();
  private final List<Ended> told = new ArrayList<>();

  @BeforeEach
  void createTable() {
    CatalogTable.createIfAbsent(ENGINE.client(), table);
  }

  @AfterEach
  void dropTable() {
    ENGINE.client().deleteTable(request -> request.tableName(table));
  }

  @Test
  void run_createsEverything_andAgainFindsItThere() throws Exception {
    List<Entry> entries = generated(40);

    assertThat(counts(run(importer(Mode.PUBLISH, 8), entries))).containsExactly(40, 0, 0, 0);
    assertHealthy();
    assertThat(counts(run(importer(Mode.PUBLISH, 8), entries))).containsExactly(0, 0, 40, 0);
  }

  @Test
  void run_tellsEachEntryOnce_andTheCountsAddUp() throws Exception {
    Paper withdrawn = paper("withdrawn", "2026").build();
    publisher().publish(withdrawn);
    publisher().withdraw(withdrawn.id(), Optional.empty(), OptionalLong.empty());
    List<Entry> entries =
        List.of(
            entry(paper("new", "2026").build()),
            new Rejected(origin(2), "it is broken"),
            entry(withdrawn),
            new AuthorEntry(origin(4), author("Somebody")));

    Tally tally = run(importer(Mode.PUBLISH, 1), entries);

    assertThat(told)
        .extracting(Ended::ending)
        .containsExactly(Ending.CREATED, Ending.REJECTED, Ending.FAILED, Ending.CREATED);
    assertThat(told)
        .extracting(ended -> ended.failure().map(Failure::code).orElse(""))
        .containsExactly("", "rejected", "paper-withdrawn", "");
    assertThat(tally.entries()).isEqualTo(4);
    assertThat(tally.success()).isFalse();
    assertThat(tally.work().puts())
        .isEqualTo(told.stream().mapToInt(ended -> ended.work().puts()).sum());

    assertThat(run(importer(Mode.REINSTATE, 1), List.of(entry(withdrawn))).success()).isTrue();
  }

  @Test
  void run_ofOneRecordTwice_keepsTheOrderOfTheFile() throws Exception {
    Paper first = paper("twice", "2026").build();
    List<Entry> entries =
        IntStream.range(0, 12)
            .mapToObj(i -> entry(PaperBuilder.from(first).title("Title " + i).build()))
            .toList();

    Tally tally = run(importer(Mode.PUBLISH, 8), entries);

    assertThat(counts(tally)).containsExactly(1, 11, 0, 0);
    assertThat(records().paper(first.id()).orElseThrow().title()).isEqualTo("Title 11");
  }

  @Test
  void create_ofWhatIsThere_fails() throws Exception {
    publisher().publish(paper("there", "2026").build());
    Paper other = PaperBuilder.from(paper("there", "2026").build()).title("Other").build();

    run(importer(Mode.CREATE, 1), List.of(entry(other)));

    assertThat(told.getFirst().failure().orElseThrow().code()).isEqualTo("paper-exists");
  }

  @Test
  void aRevisionThatWasNotSeen_isAConflict() throws Exception {
    Paper there = paper("conflict", "2026").build();
    publisher().publish(there);

    run(importer(Mode.PUBLISH, 1), List.of(entry(there.asRevision(1, TestTable.NOW))));
    assertThat(told.getFirst().ending()).isEqualTo(Ending.UNCHANGED);

    Paper stale = PaperBuilder.from(there).title("Stale").build().asRevision(4, TestTable.NOW);
    run(importer(Mode.PUBLISH, 1), List.of(entry(stale)));
    assertThat(told.getLast().failure().orElseThrow().code()).isEqualTo("revision-conflict");
  }

  @Test
  void throttling_ofSeveralKinds_isWaitedOut() throws Exception {
    Random random = new Random(7);
    List<Fault> kinds =
        List.of(
            THROTTLED, Fault.cancelled("ThrottlingError"), Fault.cancelled("TransactionConflict"));
    try (Through through =
        through(
            attempt ->
                switch (random.nextInt(10)) {
                  case 0, 1 -> THROTTLED;
                  case 2 ->
                      attempt.operation().equals(FaultPlan.TRANSACTION)
                          ? kinds.get(random.nextInt(3))
                          : Fault.NONE;
                  default -> Fault.NONE;
                })) {
      Tally tally = run(importer(through.publisher(table), Mode.PUBLISH, 8), generated(40));

      assertThat(counts(tally)).containsExactly(40, 0, 0, 0);
    }
    assertHealthy();
    assertSameAsUninterrupted(40);
  }

  @Test
  void answersThatGetLost_doubleNothing() throws Exception {
    try (Through through =
        through(
            attempt ->
                attempt.operation().equals(FaultPlan.TRANSACTION) && attempt.number() % 2 == 0
                    ? Fault.ANSWER_FAILED
                    : Fault.NONE)) {
      Tally tally = run(importer(through.publisher(table), Mode.PUBLISH, 8), generated(40));

      assertThat(tally.success()).as("%s", tally).isTrue();
      assertThat(tally.counts()).containsEntry(Ending.COMPLETED, 20L);
    }
    assertHealthy();
    assertSameAsUninterrupted(40);
    assertThat(records().ids().papers()).allMatch(id -> records().history(id).isEmpty());
  }

  @Test
  void anOutage_endsInUnknown_andIsGivenUp() throws Exception {
    try (Through through = through(_ -> Fault.serverError())) {
      Importer importer = importer(through.publisher(table), Mode.PUBLISH, 4);

      Tally tally = run(importer, generated(500));

      assertThat(importer.gaveUp()).isTrue();
      assertThat(tally.entries()).isEqualTo(tally.counts().get(Ending.UNKNOWN));
      assertThat(tally.entries()).isBetween(25L, 60L);
      assertThat(told.getFirst().failure().orElseThrow().code()).isEqualTo("unavailable");
    }
  }

  @Test
  void aDenial_isGivenUpToo() throws Exception {
    try (Through through = through(_ -> Fault.refused("AccessDeniedException"))) {
      Importer importer = importer(through.publisher(table), Mode.PUBLISH, 4);

      Tally tally = run(importer, generated(500));

      assertThat(importer.gaveUp()).isTrue();
      assertThat(tally.counts().get(Ending.FAILED)).isEqualTo(tally.entries());
      assertThat(told.getFirst().failure().orElseThrow().message())
          .contains("AccessDeniedException");
    }
  }

  @Test
  void anOutageThatEnds_isNotGivenUp() throws Exception {
    AtomicInteger requests = new AtomicInteger();
    try (Through through =
        through(_ -> requests.incrementAndGet() <= 30 ? Fault.serverError() : Fault.NONE)) {
      Importer importer = importer(through.publisher(table), Mode.PUBLISH, 4);

      Tally tally = run(importer, generated(40));

      assertThat(importer.gaveUp()).isFalse();
      assertThat(tally.entries()).isEqualTo(40);
    }
    run(importer(Mode.PUBLISH, 4), generated(40));
    assertSameAsUninterrupted(40);
  }

  @Test
  void entries_areReadOnlyWhenThereIsRoom() throws Exception {
    Gate gate = new Gate();
    AtomicInteger read = new AtomicInteger();
    try (Through through = through(_ -> new Fault.Held(gate))) {
      Importer importer = importer(through.publisher(table), Mode.PUBLISH, 3);
      Thread runner =
          Thread.ofVirtual().start(() -> unchecked(importer, counting(generated(50), read)));
      while (read.get() < 3) {
        Thread.sleep(10);
      }
      Thread.sleep(300);

      assertThat(read).hasValue(3);

      gate.open();
      runner.join();
      assertThat(read).hasValue(50);
      assertThat(importer.tally().entries()).isEqualTo(50);
    }
  }

  @Test
  void stop_endsWhatIsInFlight_andReadsNoMore() throws Exception {
    Gate gate = new Gate();
    AtomicInteger read = new AtomicInteger();
    try (Through through = through(_ -> new Fault.Held(gate))) {
      Importer importer = importer(through.publisher(table), Mode.PUBLISH, 3);
      Thread runner =
          Thread.ofVirtual().start(() -> unchecked(importer, counting(generated(50), read)));
      while (read.get() < 3) {
        Thread.sleep(10);
      }

      importer.stop();
      gate.open();
      runner.join();

      assertThat(read).hasValue(3);
      assertThat(counts(importer.tally())).containsExactly(3, 0, 0, 0);
    }
  }

  @Test
  void stop_whileItWaitsForCapacity_endsSoon() throws Exception {
    try (Through through = through(_ -> THROTTLED)) {
      Importer importer =
          new Importer(
              through.publisher(table),
              new Importer.Settings(
                  Mode.PUBLISH, 2, new Backoff(Duration.ofHours(1), Duration.ofHours(1))));
      Thread runner = Thread.ofVirtual().start(() -> unchecked(importer, generated(9).iterator()));
      while (through.engine().count("GetItem") < 2) {
        Thread.sleep(10);
      }

      importer.stop();

      assertThat(runner.join(Duration.ofSeconds(20))).isTrue();
      assertThat(told).extracting(Ended::ending).containsOnly(Ending.UNKNOWN);
      assertThat(told.getFirst().failure().orElseThrow().message())
          .contains("IndexWriteKeyRangeThroughputExceeded of a table");
    }
  }

  @Test
  void twoImportsOfTheSame_loseAndDoubleNothing() throws Exception {
    Importer one = importer(Mode.PUBLISH, 4);
    Importer other = importer(Mode.PUBLISH, 4);
    Thread runner = Thread.ofVirtual().start(() -> unchecked(one, generated(40).iterator()));

    other.run(generated(40).iterator(), quiet());
    runner.join();

    assertThat(one.tally().success()).as("%s", one.tally()).isTrue();
    assertThat(other.tally().success()).as("%s", other.tally()).isTrue();
    assertThat(
            one.tally().counts().get(Ending.CREATED) + other.tally().counts().get(Ending.CREATED))
        .isEqualTo(40);
    assertHealthy();
    assertSameAsUninterrupted(40);
  }

  private Importer importer(Mode mode, int concurrency) {
    return importer(publisher(), mode, concurrency);
  }

  private Importer importer(Publisher publisher, Mode mode, int concurrency) {
    return new Importer(publisher, new Importer.Settings(mode, concurrency, QUICK));
  }

  private Tally run(Importer importer, List<Entry> entries) throws InterruptedException {
    return importer.run(entries.iterator(), listener());
  }

  private void unchecked(Importer importer, Iterator<Entry> entries) {
    try {
      importer.run(entries, listener());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private Importer.Listener listener() {
    return new Importer.Listener() {
      @Override
      public void ended(Ended ended) {
        synchronized (told) {
          told.add(ended);
        }
      }

      @Override
      public void waiting(String reason) {}
    };
  }

  private static Importer.Listener quiet() {
    return new Importer.Listener() {
      @Override
      public void ended(Ended ended) {}

      @Override
      public void waiting(String reason) {}
    };
  }

  /** Created, revised, unchanged and whatever is no success. */
  private static List<Integer> counts(Tally tally) {
    long good =
        Stream.of(Ending.CREATED, Ending.REVISED, Ending.UNCHANGED)
            .mapToLong(ending -> tally.counts().get(ending))
            .sum();
    return Stream.of(
            tally.counts().get(Ending.CREATED),
            tally.counts().get(Ending.REVISED),
            tally.counts().get(Ending.UNCHANGED),
            tally.entries() - good)
        .map(Long::intValue)
        .toList();
  }

  private void assertHealthy() {
    List<Object> findings = new ArrayList<>();
    Verifier.readOnly(ENGINE.client(), table, Clock.systemUTC()).run(findings::add, _ -> {});
    assertThat(findings).isEmpty();
  }

  private void assertSameAsUninterrupted(int count) throws Exception {
    String other = table + "-uninterrupted";
    CatalogTable.createIfAbsent(ENGINE.client(), other);
    try {
      Publisher publisher = new Publisher(ENGINE.client(), other, Clock.systemUTC());
      new Importer(publisher, new Importer.Settings(Mode.PUBLISH, 1, QUICK))
          .run(generated(count).iterator(), quiet());
      assertThat(exported(table)).isEqualTo(exported(other));
    } finally {
      ENGINE.client().deleteTable(request -> request.tableName(other));
    }
  }

  private static String exported(String table) {
    StringWriter text = new StringWriter();
    new Exporter(new Records(ENGINE.client(), table, Clock.systemUTC()), QUICK)
        .write(Exporter.Form.NDJSON, text);
    return text.toString();
  }

  private Publisher publisher() {
    return new Publisher(ENGINE.client(), table, Clock.systemUTC());
  }

  private Records records() {
    return new Records(ENGINE.client(), table, Clock.systemUTC());
  }

  /** A client that sees the faults at once, since it does not try again by itself. */
  private static Through through(FaultPlan plan) {
    FaultyEndpoint engine = new FaultyEndpoint(ENGINE.endpoint());
    engine.follow(plan);
    Connection once =
        Connection.forWrites()
            .at(engine.endpoint())
            .within(1, Duration.ofSeconds(5), Duration.ofSeconds(60));
    return new Through(engine, once.open());
  }

  private record Through(FaultyEndpoint engine, DynamoDbClient client) implements AutoCloseable {
    Publisher publisher(String table) {
      return new Publisher(client, table, Clock.systemUTC());
    }

    @Override
    public void close() {
      client.close();
      engine.close();
    }
  }

  private static List<Entry> generated(int count) {
    return new GeneratedPapers(count, 5).stream().map(ImporterTest::entry).toList();
  }

  private static Entry entry(Paper paper) {
    return new PaperEntry(origin(1), paper, List.of());
  }

  private static Origin origin(long line) {
    return new Origin("test.ndjson", line, "");
  }

  private static Author author(String name) {
    return new Author(
        new AuthorHandle("somebody"),
        name,
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Instant.EPOCH);
  }

  private static Iterator<Entry> counting(List<Entry> entries, AtomicInteger read) {
    return entries.stream().peek(_ -> read.incrementAndGet()).iterator();
  }
}
