package papercatalog.announcements.count;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.announcements.event.Announcement;
import papercatalog.announcements.event.CloudEvent;
import papercatalog.announcements.event.CloudEventReader;
import papercatalog.domain.Fault;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.RecordedRequests;
import papercatalog.domain.Thorough;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.error.CatalogException;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Parameters.Nothing;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Whatever becomes of the events on their way, the counts are what a recount comes to. */
@Tag("slow")
final class CountPapersTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  static final List<Fault> LOSSES = List.of(Fault.DEAD, Fault.ANSWER_LOST);

  private static final int STEPS = Thorough.of(40, 24);

  /** Of a history that is made again and again by another chance. */
  private static final int RANDOM_STEPS = Thorough.of(STEPS, 14);

  private static final ClientSettings ONE_ATTEMPT =
      ClientSettings.forWrites().within(1, Duration.ofSeconds(20), Duration.ofSeconds(30));

  private CatalogTable table;

  @BeforeEach
  void open() {
    table = new CatalogTable(ENGINE.client(), ENGINE.newTable());
  }

  @Test
  void events_inTheirOrder_areCounted() {
    List<Announcement> history = AnnouncedHistory.of(table, 1, STEPS);
    CountPapers counter = new CountPapers(table);

    for (Announcement announcement : history) {
      assertThat(counter.count(announcement)).as(announcement.id()).isTrue();
    }

    CountTables.assertCounted(table, "in order");
    assertThat(CountTables.counts(table)).isNotEmpty();
  }

  static LongStream seeds() {
    return LongStream.rangeClosed(1, Thorough.of(8, 2));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void events_inAnyOrderAndTwice_areCountedOnce(long seed) {
    List<Announcement> history = AnnouncedHistory.of(table, seed, RANDOM_STEPS);
    List<Announcement> delivered = new ArrayList<>(history);
    delivered.addAll(history.subList(0, history.size() / 2));
    Collections.shuffle(delivered, new Random(seed));
    CountPapers counter = new CountPapers(table);

    delivered.forEach(counter::count);

    CountTables.assertCounted(table, "seed " + seed);
    history.forEach(
        announcement ->
            assertThat(counter.count(announcement)).as("replayed %s", announcement.id()).isFalse());
    CountTables.assertCounted(table, "seed " + seed + ", replayed");
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void batches_inAnyOrderAndTwice_areCountedOnce(long number) {
    long seed = 200 + number;
    List<Announcement> history = AnnouncedHistory.of(table, seed, RANDOM_STEPS);
    List<Announcement> delivered = new ArrayList<>(history);
    delivered.addAll(history.subList(0, history.size() / 2));
    Collections.shuffle(delivered, new Random(seed));
    CountPapers counter = new CountPapers(table);

    batches(delivered).forEach(counter::count);

    CountTables.assertCounted(table, "seed " + seed);
    assertThat(counter.count(history)).as("replayed").isZero();
  }

  @ParameterizedTest
  @FieldSource("LOSSES")
  void batch_killedAtAnyWrite_countsRight(Fault loss) {
    List<Announcement> history = AnnouncedHistory.of(table, 7, RANDOM_STEPS);
    DynamoDbClient dying = ENGINE.open(ONE_ATTEMPT);
    CountPapers unharmed = new CountPapers(table);
    for (List<Announcement> batch : batches(history)) {
      CatalogTable other = copy();
      ENGINE.faulty().follow(FaultPlan.at(FaultPlan.TRANSACTION, 1, loss));
      CountPapers killedOne = new CountPapers(new CatalogTable(dying, other.name()));
      assertThatThrownBy(() -> killedOne.count(batch)).isInstanceOf(CatalogException.class);
      CountPapers next = new CountPapers(other);
      next.count(history.reversed());

      CountTables.assertCounted(other, loss + " at " + batch.getFirst().id());
      unharmed.count(batch);
    }
    CountTables.assertCounted(table, "unharmed");
  }

  @Test
  void batches_ofConsumersAtTheSameTime_countRight() throws Exception {
    List<Announcement> history = AnnouncedHistory.of(table, 9, STEPS);
    List<Future<Integer>> counted = new ArrayList<>();
    try (ExecutorService consumers = Executors.newFixedThreadPool(4)) {
      for (List<Announcement> batch : batches(history)) {
        counted.add(consumers.submit(() -> new CountPapers(table).count(batch)));
        counted.add(consumers.submit(() -> new CountPapers(table).count(batch)));
      }
    }
    for (Future<Integer> each : counted) {
      each.get();
    }

    CountTables.assertCounted(table, "at the same time");
  }

  /** A transaction takes a hundred actions: an item for each paper, one for each count. */
  @Test
  void batch_ofOneCollection_isCountedInAsFewTransactionsAsItFitsInto() {
    List<Announcement> batch = new ArrayList<>();
    for (int i = 0; i < 150; i++) {
      Change change = new Change(new PaperId("p-" + i), ChangeKind.CREATED, 1, NOW);
      batch.add(new Announcement(change, Optional.of(ChangedPaper.of(CLOCKS_1978))));
    }
    RecordedRequests requests = new RecordedRequests();
    CatalogTable recorded =
        new CatalogTable(ENGINE.open(ONE_ATTEMPT.seenBy(requests)), table.name());

    assertThat(new CountPapers(recorded).count(batch)).isEqualTo(150);

    assertThat(requests.all(TransactWriteItemsRequest.class))
        .extracting(request -> request.transactItems().size())
        .containsExactly(100, 56);
    assertThat(CountTables.counts(table))
        .containsExactly(
            Map.entry("COLLECTIONS cacm", 150L),
            Map.entry("TOPICS clocks", 150L),
            Map.entry("TOPICS distributed-systems", 150L));
  }

  private static List<List<Announcement>> batches(List<Announcement> announcements) {
    return announcements.stream().gather(Gatherers.windowFixed(7)).toList();
  }

  /** The event at which it was killed is brought again, some time later. */
  @ParameterizedTest
  @FieldSource("LOSSES")
  void consumer_killedAtAnyWrite_countsRight(Fault loss) {
    List<Announcement> history = AnnouncedHistory.of(table, 3, RANDOM_STEPS);
    DynamoDbClient dying = ENGINE.open(ONE_ATTEMPT);
    CountPapers unharmed = new CountPapers(table);
    for (int killed = 0; killed < history.size(); killed++) {
      Announcement again = history.get(killed);
      CatalogTable other = copy(); // in which all before it is counted
      ENGINE.faulty().follow(FaultPlan.at(FaultPlan.TRANSACTION, 1, loss));
      CountPapers killedOne = new CountPapers(new CatalogTable(dying, other.name()));
      assertThatThrownBy(() -> killedOne.count(again)).isInstanceOf(CatalogException.class);
      CountPapers next = new CountPapers(other);
      next.count(history.subList(killed + 1, history.size()));
      next.count(again);

      CountTables.assertCounted(other, loss + " at write " + (killed + 1));
      assertThat(unharmed.count(again)).isTrue();
    }
  }

  @Test
  void consumers_atTheSameTime_countRight() throws Exception {
    List<Announcement> history = AnnouncedHistory.of(table, 5, STEPS);
    List<Future<Boolean>> counted = new ArrayList<>();
    try (ExecutorService consumers = Executors.newFixedThreadPool(4)) {
      for (Announcement announcement : history) {
        CountPapers consumer = new CountPapers(table);
        counted.add(consumers.submit(() -> consumer.count(announcement)));
        counted.add(consumers.submit(() -> consumer.count(announcement)));
      }
    }
    for (Future<Boolean> each : counted) {
      each.get();
    }

    CountTables.assertCounted(table, "at the same time");
  }

  /** A call reads and writes: it ends with the reason why it fails before Lambda ends it. */
  @Test
  void client_givesUpBeforeTheFunctionIsEnded() {
    Duration readAndWrite = CountPapers.CLIENT.callTimeout().multipliedBy(2);

    assertThat(readAndWrite).isLessThan(CountingFunction.TIMEOUT);
  }

  @Test
  void throttledTransaction_isTriedAgain() {
    Announcement created = created();
    ENGINE
        .faulty()
        .follow(
            FaultPlan.first(3, FaultPlan.TRANSACTION, Fault.cancelled("None", "ThrottlingError"))
                .or(
                    FaultPlan.at(
                        FaultPlan.TRANSACTION, 4, Fault.cancelled("TransactionConflict"))));

    assertThat(
            new CountPapers(new CatalogTable(ENGINE.open(ONE_ATTEMPT), table.name()))
                .count(created))
        .isTrue();

    CountTables.assertCounted(table, "after throttling");
  }

  @Test
  void event_asTheBusBringsIt_isCounted() throws IOException {
    String event = new String(CloudEvent.write(created(), URI.create("urn:papers")), UTF_8);
    String delivered = "{\"version\":\"0\",\"id\":\"x\",\"detail\":%s}".formatted(event);
    CountPapers counter = new CountPapers(table);

    counter.handleRequest(
        new ByteArrayInputStream(delivered.getBytes(UTF_8)), OutputStream.nullOutputStream(), null);

    assertThat(CountTables.counts(table))
        .containsExactly(
            Map.entry("COLLECTIONS cacm", 1L),
            Map.entry("TOPICS clocks", 1L),
            Map.entry("TOPICS distributed-systems", 1L));
    assertThat(counter.count(CloudEventReader.read(event.getBytes(UTF_8)))).isFalse();
  }

  @Test
  void events_ofOtherCatalogsOfTheTable_areNotCounted() throws IOException {
    Announcement created = created();
    CatalogTable acme =
        new CatalogTable(ENGINE.client(), table.name(), Namespace.of(new TenantName("acme")));
    new Publisher(acme, Clock.systemUTC()).publish(CLOCKS_1978);
    Announcement acmes = created.ofTenant(acme.namespace().tenant());
    URI source = URI.create("urn:papers");
    Announcement announced = CloudEventReader.read(CloudEvent.write(acmes, source));

    assertThat(new CountPapers(table).count(acmes)).isFalse();
    assertThat(new CountPapers(table).count(announced)).isFalse();
    assertThat(new CountPapers(acme).count(created)).isFalse();
    assertThat(new CountPapers(acme).count(created.ofTenant(Optional.of(new TenantName("acm")))))
        .isFalse();
    String detail = new String(CloudEvent.write(created, source), UTF_8);
    new CountPapers(acme)
        .handleRequest(
            new ByteArrayInputStream("{\"detail\":%s}".formatted(detail).getBytes(UTF_8)),
            OutputStream.nullOutputStream(),
            null);
    assertThat(CountTables.counts(table)).isEmpty();
    assertThat(CountTables.counts(acme)).isEmpty();

    assertThat(new CountPapers(acme).count(announced)).isTrue();
    assertThat(CountTables.counts(table)).isEmpty();
    assertThat(CountTables.counts(acme)).hasSize(3).containsEntry("COLLECTIONS cacm", 1L);
    CountTables.assertCounted(acme, "of a tenant");
  }

  @ParameterizedTest
  @ValueSource(longs = {101, 102})
  void events_ofATenant_inAnyOrderAndTwice_areCountedOnce(long seed) {
    CatalogTable acme =
        new CatalogTable(ENGINE.client(), table.name(), Namespace.of(new TenantName("acme")));
    List<Announcement> delivered = new ArrayList<>();
    AnnouncedHistory.of(acme, seed, RANDOM_STEPS)
        .forEach(it -> delivered.add(it.ofTenant(acme.namespace().tenant())));
    AnnouncedHistory.of(table, seed + 1, RANDOM_STEPS).forEach(delivered::add);
    Collections.shuffle(delivered, new Random(seed));
    CountPapers acmes = new CountPapers(acme);
    CountPapers ofNoTenant = new CountPapers(table);

    for (Announcement announcement : delivered) {
      acmes.count(announcement);
      ofNoTenant.count(announcement);
    }

    CountTables.assertCounted(acme, "seed " + seed);
    CountTables.assertCounted(table, "seed " + seed);
  }

  @Test
  void eventThatSaysNothingOfItsPaper_isRefused() {
    Change bare = new Change(CLOCKS_1978.id(), ChangeKind.CREATED, 1, NOW);
    CountPapers counter = new CountPapers(table);

    assertThatThrownBy(
            () -> counter.count(Announcement.of(ChangeItem.of(TableSchema.DECLARED, bare))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("says nothing of its paper");
  }

  @Test
  void title_andCount_leaveEachOtherAlone() {
    Announcement created = created();
    DirectoryEntry titled = new DirectoryEntry(Directory.COLLECTIONS, "cacm", Optional.of("CACM"));
    Publisher publisher = new Publisher(table, Clock.systemUTC());
    new CountPapers(table).count(created);

    publisher.upsertEntry(titled);

    assertThat(CountTables.counts(table)).containsEntry("COLLECTIONS cacm", 1L);
    publisher.delete(CLOCKS_1978.id(), OptionalLong.empty());
    new CountPapers(table).count(latest());
    assertThat(
            new Catalog(table)
                .list(AccessPatterns.LIST_COLLECTIONS, Nothing.NOTHING, PageRequest.FIRST)
                .items())
        .containsExactly(
            new DirectoryEntry(
                Directory.COLLECTIONS, "cacm", Optional.of("CACM"), OptionalLong.of(0)));
  }

  private Announcement created() {
    new Publisher(table, Clock.systemUTC()).publish(CLOCKS_1978);
    return latest();
  }

  private Announcement latest() {
    return Announcement.of(new Partition(table, CLOCKS_1978.id()).change().orElseThrow());
  }

  /** The same table, with what has been counted in it. */
  private CatalogTable copy() {
    return new CatalogTable(
        ENGINE.client(),
        ENGINE.newTableOf(
            List.copyOf(TableContent.of(ENGINE.client(), table.name()).items().values())));
  }
}
