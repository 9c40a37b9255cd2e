package papercatalog.publishing.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.publishing.PublishedTable.NOW;
import static papercatalog.publishing.verify.HarmedTable.FEW;
import static papercatalog.publishing.verify.HarmedTable.ID;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.write.PaperCounter;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What can be wrong with counts, and how it is put right. */
@Tag("slow")
@ParameterizedClass
@ValueSource(strings = {"", "acme"})
final class VerifierCountsTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final ItemKey COUNTED = Keys.counted(ID);
  private static final ItemKey ENTRY =
      Keys.entry(Directory.COLLECTIONS, CLOCKS_1978.collection().value());

  /** Too long ago to be on its way still. */
  private static final Instant SETTLED = NOW.minus(Duration.ofHours(2));

  private final String tenant;
  private final HarmedTable table;
  private final PaperCounter counter;

  /** Of a tenant, or of the catalog that has none, in one table. */
  VerifierCountsTest(String tenant) {
    this.tenant = tenant;
    table = new HarmedTable(TABLE, tenant);
    counter = new PaperCounter(table.table());
  }

  @BeforeEach
  void count() {
    for (Paper paper : List.of(CLOCKS_1978, FEW)) {
      table.change(Keys.change(paper.id()), VerifierCountsTest::settled);
      counter.count(Map.of(change(paper.id(), ChangeKind.CREATED, 1, SETTLED), entries(paper)));
    }
  }

  @Test
  void countedCatalog_isHealthy_andSoIsOneThatNobodyCounts() {
    assertThat(table.run(false)).isEmpty();
    assertThat(papers(ENTRY)).isEqualTo(1);

    new HarmedTable(TABLE, tenant); // takes the counts back

    assertThat(table.run(false)).isEmpty();
    assertThat(table.all().get(ENTRY).value(Attributes.PAPERS)).isEmpty();
  }

  @Test
  void wrongCount_isSetRight() {
    table.assertFoundAndRepaired(
        () -> table.change(ENTRY, item -> item.with(Attributes.PAPERS, AttributeValue.fromN("7"))),
        ENTRY,
        Flaw.WRONG_COUNT);

    assertThat(papers(ENTRY)).isEqualTo(1);
  }

  @Test
  void countOfAnEntryThatWasWrittenAnew_isSetRight() {
    table.change(ENTRY, item -> item.without(Attributes.COUNT));

    assertThat(table.run(true)).extracting(Finding::flaw).containsExactly(Flaw.WRONG_COUNT);

    assertThat(table.run(false)).isEmpty();
    assertThat(papers(ENTRY)).isEqualTo(1);
  }

  @Test
  void paperThatWasNeverCounted_isCounted() {
    table.delete(COUNTED);

    assertThat(table.run(true))
        .extracting(Finding::key, Finding::flaw, Finding::repaired)
        .contains(tuple(COUNTED, Flaw.STALE_COUNT, true));

    assertThat(table.run(false)).isEmpty();
    assertThat(papers(ENTRY)).isEqualTo(1);
  }

  @Test
  void paperThatIsCountedElsewhere_isMoved() {
    DirectoryEntry elsewhere =
        new DirectoryEntry(Directory.COLLECTIONS, "elsewhere", Optional.empty());
    new PaperCounter(table.table())
        .count(
            Map.of(change(ID, ChangeKind.REVISED, 2, SETTLED.plusSeconds(1)), List.of(elsewhere)));
    table.change(Keys.change(ID), item -> at(item, SETTLED.plusSeconds(1)));

    assertThat(table.run(true))
        .extracting(Finding::key, Finding::flaw)
        .contains(tuple(COUNTED, Flaw.STALE_COUNT));

    assertThat(papers(ENTRY)).isEqualTo(1);
    assertThat(papers(Keys.entry(Directory.COLLECTIONS, "elsewhere"))).isZero();
  }

  /** A deletion by a clock that was ahead, and the paper was published anew. */
  @Test
  void countThatIsAheadOfItsPaper_isSetRight_andHoldsBackNoLaterChange() {
    counter.count(
        Map.of(change(ID, ChangeKind.DELETED, 9, NOW.plus(Duration.ofDays(1))), List.of()));
    assertThat(papers(ENTRY)).isZero();

    table.assertFoundAndRepaired(() -> {}, COUNTED, Flaw.STALE_COUNT);

    assertThat(papers(ENTRY)).isEqualTo(1);
    Change next = change(ID, ChangeKind.WITHDRAWN, 3, SETTLED.plusSeconds(1));
    assertThat(counter.count(Map.of(next, List.of()))).isOne();
    assertThat(papers(ENTRY)).isZero();
  }

  @Test
  void changeOfThisHour_mayStillBeOnItsWay() {
    table.delete(COUNTED);
    table.change(Keys.change(ID), item -> at(item, NOW.minus(Duration.ofMinutes(59))));
    table.change(ENTRY, item -> item.with(Attributes.PAPERS, AttributeValue.fromN("0")));
    for (var topic : CLOCKS_1978.topics()) {
      table.change(
          Keys.entry(Directory.TOPICS, topic.value()),
          item -> item.with(Attributes.PAPERS, AttributeValue.fromN("0")));
    }

    VerificationReport report =
        Verifier.repairing(table.table(), HarmedTable.CLOCK, table.publisher())
            .run(_ -> {}, _ -> {});

    assertThat(report.findings()).isZero();
    assertThat(report.notYetCounted()).isEqualTo(1);
  }

  @Test
  void paperThatIsGone_countsNoMore() {
    PaperId gone = new PaperId("never-there");
    counter.count(Map.of(change(gone, ChangeKind.CREATED, 1, SETTLED), entries(CLOCKS_1978)));
    assertThat(papers(ENTRY)).isEqualTo(2);

    table.assertFoundAndRepaired(() -> {}, Keys.counted(gone), Flaw.STALE_COUNT);

    assertThat(papers(ENTRY)).isEqualTo(1);
  }

  @Test
  void whatCannotBeRead_isReported() {
    table.change(COUNTED, item -> item.without(List.of(Attributes.CHANGED_AT)));

    assertThat(table.run(false))
        .extracting(Finding::key, Finding::flaw)
        .contains(tuple(COUNTED, Flaw.UNREADABLE));

    String never = "+999999999-01-01T00:00:00Z";
    table.change(COUNTED, item -> item.with(Attributes.CHANGED_AT, AttributeValue.fromS(never)));

    assertThat(table.run(false))
        .extracting(Finding::key, Finding::flaw)
        .contains(tuple(COUNTED, Flaw.UNREADABLE));
  }

  private long papers(ItemKey entry) {
    return table.all().get(entry).number(Attributes.PAPERS, -1);
  }

  private static Change change(PaperId id, ChangeKind kind, long revision, Instant at) {
    return new Change(id, kind, revision, at);
  }

  private static List<DirectoryEntry> entries(Paper paper) {
    return DirectoryEntry.listing(ChangedPaper.of(paper));
  }

  private static Item settled(Item change) {
    return at(change, SETTLED);
  }

  /** A change of another time; its place among the changes goes with it. */
  private static Item at(Item item, Instant at) {
    Change change = ChangeItem.read(item).writtenAt(at);
    return ChangeItem.of(TableSchema.DECLARED, change, ChangeItem.readPaper(item));
  }
}
