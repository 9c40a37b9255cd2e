package papercatalog.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static papercatalog.Papers.CLOCKS_1978;
import static papercatalog.Papers.LISKOV;
import static papercatalog.Papers.authors;
import static papercatalog.Papers.paper;
import static papercatalog.TestTable.NOW;

import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.TestTable;
import papercatalog.model.AuthorHandle;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PaperId;
import papercatalog.model.TopicName;
import papercatalog.record.TableWalk;
import papercatalog.schema.Attributes;
import papercatalog.table.ItemKey;
import papercatalog.table.Keys;
import papercatalog.table.PaperItems;
import papercatalog.table.Unfinished;
import papercatalog.write.Publisher;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

final class VerifierTest {
  private static final Paper MANY = paper("many", "2026").authors(authors(120)).build();
  private static final PaperId ID = CLOCKS_1978.id();

  @RegisterExtension static final TestTable TABLE = new TestTable();

  private final Publisher publisher = TABLE.publisher();

  @BeforeEach
  void givenAHealthyTable() {
    all().keySet().stream()
        .filter(key -> !key.partition().startsWith("AUTHOR#"))
        .forEach(this::delete);
    publisher.publish(CLOCKS_1978);
    publisher.publish(PaperBuilder.from(CLOCKS_1978).title("Revised").build());
    publisher.publish(MANY);
    publisher.publish(paper("gone", "2026").build());
    publisher.withdraw(new PaperId("gone"), Optional.of("Wrong."), OptionalLong.empty());
  }

  @Test
  void run_overAHealthyTable_findsNothing() {
    List<Finding> findings = new ArrayList<>();
    List<Long> progress = new ArrayList<>();

    Report report =
        Verifier.readOnly(TABLE.client(), TestTable.NAME, clock())
            .run(findings::add, progress::add);

    assertThat(findings).isEmpty();
    assertThat(report.papers()).isEqualTo(3);
    assertThat(report.items()).isEqualTo(all().size());
    assertThat(report.authors()).isEqualTo(2 + 120);
    assertThat(report.healthy()).isTrue();
    assertThat(progress.getLast()).isEqualTo(report.items());
  }

  @Test
  void run_afterALinkGotLost_findsAndMendsIt() {
    ItemKey key = Keys.membership(ID, LISKOV.handle());
    assertFoundAndMended(() -> delete(key), key, Flaw.MISSING_LINK);
  }

  @Test
  void run_afterALinkOfManyGotLost_findsAndMendsIt() {
    ItemKey key = Keys.membership(MANY.id(), new AuthorHandle("author-119"));
    assertFoundAndMended(() -> delete(key), key, Flaw.MISSING_LINK);
  }

  @Test
  void run_withAStaleSummary_findsAndMendsIt() {
    ItemKey key = Keys.topicLink(ID, CLOCKS_1978.topics().getFirst());
    assertFoundAndMended(
        () -> change(key, item -> item.put(Attributes.TITLE, AttributeValue.fromS("Old"))),
        key,
        Flaw.STALE_SUMMARY);
  }

  @Test
  void run_withALinkTooMany_findsAndMendsIt() {
    TopicName topic = new TopicName("stray");
    assertFoundAndMended(
        () -> put(PaperItems.topicLink(CLOCKS_1978, topic)),
        Keys.topicLink(ID, topic),
        Flaw.UNEXPECTED_LINK);
  }

  @Test
  void run_withALinkOfAWithdrawnPaper_findsAndMendsIt() {
    Paper gone = paper("gone", "2026").build();
    AuthorHandle handle = gone.authors().getFirst().handle();
    assertFoundAndMended(
        () -> put(PaperItems.membership(gone, handle)),
        Keys.membership(gone.id(), handle),
        Flaw.UNEXPECTED_LINK);
  }

  @Test
  void run_withWrongKeys_findsAndMendsThem() {
    for (ItemKey key : List.of(Keys.paper(ID), Keys.membership(ID, LISKOV.handle()))) {
      assertFoundAndMended(
          () -> change(key, item -> item.put("GSI1SK", AttributeValue.fromS("DATE#1#x"))),
          key,
          Flaw.WRONG_KEYS);
    }
  }

  @Test
  void run_withHalfAnIndexKeyMissing_findsAndMendsIt() {
    assertFoundAndMended(
        () -> change(Keys.paper(ID), item -> item.remove("GSI1PK")),
        Keys.paper(ID),
        Flaw.WRONG_KEYS);
  }

  @Test
  void run_withListedHistory_findsAndMendsIt() {
    ItemKey key = Keys.version(ID, 1);
    assertFoundAndMended(
        () ->
            change(
                key,
                item -> {
                  item.put("GSI1PK", AttributeValue.fromS("COLLECTION#cacm"));
                  item.put("GSI1SK", AttributeValue.fromS("DATE#1978-07#x"));
                }),
        key,
        Flaw.WRONG_KEYS);
  }

  @Test
  void run_withAnotherContentThanItsHash_findsAndMendsIt() {
    assertFoundAndMended(
        () ->
            change(
                Keys.paper(ID),
                item -> item.put(Attributes.CONTENT_HASH, AttributeValue.fromS("0"))),
        Keys.paper(ID),
        Flaw.WRONG_HASH);
  }

  @Test
  void run_afterAnInterruptedPublication_findsAndFinishesIt() {
    ItemKey link = Keys.membership(MANY.id(), new AuthorHandle("author-7"));
    assertFoundAndMended(
        () -> {
          delete(link);
          mark(MANY.id(), new Unfinished.Links());
        },
        Keys.paper(MANY.id()),
        Flaw.UNFINISHED_WRITE);
  }

  @Test
  void run_afterAnInterruptedWithdrawal_finishesIt() {
    mark(MANY.id(), new Unfinished.Withdrawal(Optional.of("Wrong."), NOW));

    assertThat(run(true)).extracting(Finding::flaw).containsExactly(Flaw.UNFINISHED_WRITE);

    assertThat(run(false)).isEmpty();
    Paper left = PaperItems.readPaper(all().get(Keys.paper(MANY.id())));
    assertThat(left.statusReason()).contains("Wrong.");
    assertThat(left.revision()).isEqualTo(2);
    assertThat(all().keySet()).noneMatch(key -> key.isLink() && isOf(MANY.id(), key));
  }

  @Test
  void run_afterAnInterruptedDeletion_finishesIt() {
    mark(MANY.id(), new Unfinished.Deletion());

    assertThat(run(true)).extracting(Finding::flaw).containsExactly(Flaw.UNFINISHED_WRITE);

    assertThat(run(false)).isEmpty();
    assertThat(all().keySet()).noneMatch(key -> isOf(MANY.id(), key));
  }

  @Test
  void run_withoutThePaperOfSomeLinks_findsAndRemovesThem() {
    delete(Keys.paper(ID));
    long orphans = all().keySet().stream().filter(key -> isOf(ID, key)).count();

    assertThat(run(true)).hasSize((int) orphans).allMatch(f -> f.flaw() == Flaw.WITHOUT_PAPER);

    assertThat(all().keySet()).noneMatch(key -> isOf(ID, key));
    assertThat(run(false)).isEmpty();
  }

  @Test
  void run_withHistoryThatHasExpired_findsAndRemovesIt() {
    Publisher expiring = publisher.expiringHistoryAfter(Duration.ofSeconds(-1));
    assertFoundAndMended(
        () -> expiring.publish(PaperBuilder.from(CLOCKS_1978).title("Third").build()),
        Keys.version(ID, 2),
        Flaw.EXPIRED_HISTORY);
  }

  @Test
  void run_withAVersionOfTheFuture_findsAndRemovesIt() {
    assertFoundAndMended(
        () -> put(PaperItems.version(CLOCKS_1978.asRevision(9, NOW))),
        Keys.version(ID, 9),
        Flaw.UNEXPECTED_VERSION);
  }

  @Test
  void run_withoutAProfile_findsAndWritesIt() {
    ItemKey key = Keys.author(LISKOV.handle());
    assertFoundAndMended(() -> delete(key), key, Flaw.MISSING_PROFILE);
  }

  @Test
  void run_withTheItemOfManyAuthorsChanged_findsAndMendsIt() {
    ItemKey key = Keys.paper(MANY.id());
    assertFoundAndMended(
        () -> change(key, item -> item.put(Attributes.TITLE, AttributeValue.fromS("Another"))),
        key,
        Flaw.STALE_RECORD);
  }

  @Test
  void run_withAnAttributeThatNoItemHas_findsAndMendsIt() {
    ItemKey key = Keys.membership(ID, LISKOV.handle());
    assertFoundAndMended(
        () -> change(key, item -> item.put("seen", AttributeValue.fromBool(true))),
        key,
        Flaw.STALE_SUMMARY);
  }

  @Test
  void run_withMarksAndTimesThatNobodyKnows_tellsThemAndMendsTheRest() {
    ItemKey link = Keys.membership(ID, LISKOV.handle());
    AttributeValue unknown =
        AttributeValue.fromM(Map.of(Unfinished.TASK, AttributeValue.fromS("translation")));
    change(Keys.paper(MANY.id()), item -> item.put(Attributes.UNFINISHED, unknown));
    change(
        Keys.version(ID, 1),
        item -> item.put(Attributes.SUPERSEDED_AT, AttributeValue.fromS("yesterday")));
    delete(link);

    assertThat(run(true))
        .extracting(Finding::key, Finding::flaw, Finding::repaired)
        .containsExactlyInAnyOrder(
            tuple(Keys.paper(MANY.id()), Flaw.UNREADABLE, false),
            tuple(Keys.version(ID, 1), Flaw.UNREADABLE, false),
            tuple(link, Flaw.MISSING_LINK, true));
  }

  @Test
  void run_afterAnInterruptedWriteLostItsAuthors_tellsAndLeavesIt() {
    mark(MANY.id(), new Unfinished.Links());
    delete(Keys.version(MANY.id(), 1));

    assertThat(run(true))
        .extracting(Finding::key, Finding::flaw, Finding::repaired)
        .containsExactly(tuple(Keys.version(MANY.id(), 1), Flaw.LOST_AUTHORS, false));
  }

  @Test
  void run_withWhatItCannotMend_tellsAndLeavesIt() {
    ItemKey stray = new ItemKey("PAPER#many", "ZEBRA#1");
    ItemKey foreign = new ItemKey("ORDER#1", "ORDER#1");
    put(stray.attributes());
    put(foreign.attributes());
    delete(Keys.version(MANY.id(), 1));
    change(Keys.paper(ID), item -> item.remove(Attributes.TITLE));

    assertThat(run(false))
        .extracting(Finding::key, Finding::flaw)
        .containsExactlyInAnyOrder(
            tuple(stray, Flaw.UNKNOWN_ITEM),
            tuple(foreign, Flaw.UNKNOWN_ITEM),
            tuple(Keys.version(MANY.id(), 1), Flaw.LOST_AUTHORS),
            tuple(Keys.paper(ID), Flaw.UNREADABLE));
    Map<ItemKey, Map<String, AttributeValue>> before = all();
    assertThat(run(true)).hasSize(4).noneMatch(Finding::repaired);
    assertThat(all()).isEqualTo(before);
  }

  private void assertFoundAndMended(Runnable harm, ItemKey key, Flaw flaw) {
    harm.run();
    assertThat(run(false))
        .extracting(Finding::key, Finding::flaw, Finding::repaired)
        .containsExactly(tuple(key, flaw, false));
    assertThat(run(true))
        .extracting(Finding::key, Finding::flaw, Finding::repaired)
        .containsExactly(tuple(key, flaw, true));
    assertThat(run(false)).isEmpty();
  }

  private List<Finding> run(boolean mending) {
    List<Finding> findings = new ArrayList<>();
    Verifier verifier =
        mending
            ? Verifier.mending(TABLE.client(), TestTable.NAME, clock(), TABLE.publisher())
            : Verifier.readOnly(TABLE.client(), TestTable.NAME, clock());
    Report report = verifier.run(findings::add, _ -> {});
    assertThat(report.findings()).isEqualTo(findings.size());
    return findings;
  }

  private static Clock clock() {
    return Clock.fixed(NOW, ZoneOffset.UTC);
  }

  private static boolean isOf(PaperId id, ItemKey key) {
    return key.samePartition(Keys.paper(id));
  }

  private void mark(PaperId id, Unfinished task) {
    put(task.mark(all().get(Keys.paper(id))));
  }

  private void change(ItemKey key, Consumer<Map<String, AttributeValue>> change) {
    Map<String, AttributeValue> item = new HashMap<>(all().get(key));
    change.accept(item);
    put(item);
  }

  private void put(Map<String, AttributeValue> item) {
    TABLE.client().putItem(request -> request.tableName(TestTable.NAME).item(item));
  }

  private void delete(ItemKey key) {
    TABLE.client().deleteItem(request -> request.tableName(TestTable.NAME).key(key.attributes()));
  }

  private Map<ItemKey, Map<String, AttributeValue>> all() {
    Map<ItemKey, Map<String, AttributeValue>> items = new HashMap<>();
    new TableWalk(TABLE.client(), TestTable.NAME)
        .forEach(item -> items.put(ItemKey.of(item), item));
    return items;
  }
}
