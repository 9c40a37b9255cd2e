package papercatalog.publishing.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.LISKOV;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.Fault;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.Gate;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.error.DamagedRecord;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@Timeout(120) // a gate at which no request comes by
@Tag("slow")
final class RecordsTest {
  @RegisterExtension static final FaultyEngine ENGINE = FaultyEngine.real();

  private static final List<Authorship> MANY =
      authors(110).stream().map(a -> a.handle().value().endsWith("7") ? edited(a) : a).toList();

  @Test
  void paper_namesAllItsAuthorsInOrder_withTheirRoles() {
    String table = ENGINE.newTable(MANY);
    Paper large = PaperBuilder.from(CLOCKS_1978).authors(MANY.reversed()).build();
    publisher(table).publish(large);

    assertThat(records(table).paper(large.id())).contains(large.asRevision(1, NOW));
  }

  @Test
  void paper_thatIsNot_isEmpty() {
    String table = ENGINE.newTable();

    assertThat(records(table).paper(new PaperId("nothing"))).isEmpty();
    assertThat(records(table).author(new AuthorHandle("nobody"))).isEmpty();
    assertThat(records(table).versions(new PaperId("nothing"))).isEmpty();
    assertThat(records(table).version(new PaperId("nothing"), 1)).isEmpty();
    assertThat(records(table).ids().papers()).isEmpty();
    assertThat(records(table).ids().authors()).isEmpty();
  }

  @Test
  void paper_withdrawn_isItsTombstone() {
    String table = ENGINE.newTable(MANY);
    Paper large = PaperBuilder.from(CLOCKS_1978).authors(MANY).build();
    Optional<String> reason = Optional.of("Not reproducible.");
    publisher(table).publish(large);
    publisher(table).withdraw(large.id(), reason, OptionalLong.empty());

    assertThat(records(table).paper(large.id()))
        .contains(large.tombstone(reason, NOW).asRevision(2, NOW));
    assertThat(records(table).paper(large.id()).orElseThrow().authorCount()).isEqualTo(110);
    assertThat(records(table).version(large.id(), 1)).contains(large.asRevision(1, NOW));
    assertThat(records(table).version(large.id(), 2))
        .contains(large.tombstone(reason, NOW).asRevision(2, NOW));
  }

  @Test
  void author_isTheProfile() {
    String table = ENGINE.newTable();
    Author author =
        new Author(
            LAMPORT.handle(),
            "Leslie Lamport",
            List.of("SRI International"),
            Optional.of("0000-0002-1825-0097"),
            Optional.of("https://lamport.example/"),
            Instant.EPOCH);
    publisher(table).shared().upsert(author);

    assertThat(records(table).author(LAMPORT.handle())).contains(author.writtenAt(NOW));
  }

  /** Ids that sort otherwise by locale; one is a prefix of another. Keys hold no case. */
  @Test
  void ids_areAllThereAre_sortedByTheirKeys() {
    String table = ENGINE.newTable();
    List<String> ids = List.of("0", "A", "BB", "Z.1", "Z_1", "a-1", "a.1", "a1", "b");
    ids.reversed().forEach(id -> publisher(table).publish(paper(id, "2026").build()));
    publisher(table).publish(paper("b", "2027").authors(List.of(LISKOV, LAMPORT)).build());
    publisher(table).withdraw(new PaperId("A"), Optional.empty(), OptionalLong.empty());
    publisher(table).delete(new PaperId("bb"), OptionalLong.empty());

    assertThat(records(table).ids().papers())
        .extracting(PaperId::value)
        .containsExactly("0", "a", "a-1", "a.1", "a1", "b", "z.1", "z_1");
    assertThat(records(table).ids().authors())
        .extracting(AuthorHandle::value)
        .containsExactly("barbara-liskov", "leslie-lamport");
  }

  /** More than DynamoDB puts on one page of a scan. */
  @Test
  void ids_overSeveralPages_areComplete() {
    String table = ENGINE.newTable(List.of(LAMPORT));
    Optional<String> long1 = Optional.of("\u6587".repeat(20_000));
    for (int i = 0; i < 40; i++) {
      publisher(table).publish(paper("long-" + i, "2026").text(TextField.ABSTRACT, long1).build());
    }

    assertThat(records(table).ids().papers()).hasSize(40).doesNotHaveDuplicates();
  }

  @Test
  void paper_deletedBetweenTwoReads_isGone() throws Exception {
    Paper large = PaperBuilder.from(CLOCKS_1978).authors(MANY).build();
    String table = ENGINE.newTable(MANY);
    publisher(table).publish(large);

    assertThat(
            readWhile(
                table, large.id(), () -> publisher(table).delete(large.id(), OptionalLong.empty())))
        .isEmpty();
  }

  @Test
  void paper_revisedBetweenTwoReads_isOneOfTheTwoRevisions() throws Exception {
    Paper large = PaperBuilder.from(CLOCKS_1978).authors(MANY).build();
    String table = ENGINE.newTable(MANY);
    publisher(table).publish(large);
    Paper revised = PaperBuilder.from(large).authors(MANY.subList(1, 105)).build();

    assertThat(readWhile(table, large.id(), () -> publisher(table).publish(revised)))
        .contains(large.asRevision(1, NOW));
  }

  @Test
  void papers_deletedBetweenTwoReads_areGone() throws Exception {
    Paper large = PaperBuilder.from(CLOCKS_1978).authors(MANY).build();
    String table = ENGINE.newTable(MANY);
    publisher(table).publish(large);

    List<Paper> read =
        readWhile(
            table,
            "BatchGetItem",
            records -> records.papers(List.of(large.id())),
            () -> publisher(table).delete(large.id(), OptionalLong.empty()));

    assertThat(read).isEmpty();
  }

  @Test
  void papers_whoseAuthorsAreMissing_areDamaged_andTheOthersAreRead() {
    Paper large = PaperBuilder.from(CLOCKS_1978).authors(MANY).build();
    Paper other = paper("other", "2026").authors(MANY).build();
    String table = ENGINE.newTable(MANY);
    publisher(table).publish(large);
    publisher(table).publish(other);
    ENGINE
        .client()
        .deleteItem(it -> it.tableName(table).key(Keys.version(large.id(), 1).attributes()));
    Map<PaperId, String> damaged = new HashMap<>();

    List<Paper> read =
        records(table)
            .papers(
                List.of(large.id(), new PaperId("nothing"), other.id()),
                (id, why) -> damaged.put(id, why.getMessage()));

    assertThat(read).containsExactly(other.asRevision(1, NOW));
    assertThat(damaged).containsOnlyKeys(large.id());
    assertThat(damaged.get(large.id())).contains("the version with its whole record is missing");
    assertThatThrownBy(() -> records(table).papers(List.of(large.id())))
        .isInstanceOf(DamagedRecord.class);
  }

  private static Optional<Paper> readWhile(String table, PaperId id, Runnable change)
      throws Exception {
    return readWhile(table, "GetItem", records -> records.paper(id), change);
  }

  /** Holds the second request of a read until something else is done. */
  private static <T> T readWhile(
      String table, String operation, Function<Records, T> reading, Runnable change)
      throws Exception {
    DynamoDbClient slow = ENGINE.open(ClientSettings.forWrites());
    Gate gate = new Gate();
    ENGINE.faulty().follow(FaultPlan.at(operation, 2, new Fault.Held(gate)));
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<T> read = executor.submit(() -> reading.apply(records(slow, table)));
      gate.awaitArrival();
      change.run();
      gate.open();
      return read.get();
    }
  }

  private static Authorship edited(Authorship author) {
    return new Authorship(author.handle(), author.name(), Role.EDITOR);
  }

  private static Records records(String table) {
    return records(ENGINE.client(), table);
  }

  private static Records records(DynamoDbClient client, String table) {
    return new Records(new CatalogTable(client, table), clock());
  }

  private static Publisher publisher(String table) {
    return new Publisher(new CatalogTable(ENGINE.client(), table), clock());
  }

  private static Clock clock() {
    return Clock.fixed(NOW, ZoneOffset.UTC);
  }
}
