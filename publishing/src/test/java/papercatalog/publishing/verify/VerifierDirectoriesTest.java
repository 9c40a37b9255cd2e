package papercatalog.publishing.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.TestTable.NOW;
import static papercatalog.publishing.verify.HarmedTable.ID;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.FieldSource;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.publishing.record.Flaw;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What can be wrong with changes, directories and identifier links; and how it is put right. */
@Tag("slow")
@ParameterizedClass
@FieldSource("papercatalog.domain.Thorough#TENANTS")
final class VerifierDirectoriesTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final ItemKey CHANGE = Keys.change(ID);
  private static final ItemKey ENTRY =
      Keys.entry(Directory.COLLECTIONS, CLOCKS_1978.collection().value());

  private final HarmedTable table;

  /** Of a tenant, or of the catalog that has none, in one table. */
  VerifierDirectoriesTest(String tenant) {
    table = new HarmedTable(TABLE, tenant);
  }

  @Test
  void missingChange_isWrittenAnew() {
    table.assertFoundAndRepaired(() -> table.delete(CHANGE), CHANGE, Flaw.MISSING_CHANGE);

    assertThat(ChangeItem.read(table.all().get(CHANGE)))
        .isEqualTo(new Change(ID, ChangeKind.REVISED, 2, NOW));
  }

  @Test
  void staleChange_isWrittenAnew() {
    for (Change stale :
        List.of(
            new Change(ID, ChangeKind.REVISED, 1, NOW),
            new Change(ID, ChangeKind.CREATED, 2, NOW),
            new Change(ID, ChangeKind.WITHDRAWN, 2, NOW),
            new Change(ID, ChangeKind.DELETED, 2, NOW),
            new Change(new PaperId("LAMPORT-1978-clocks"), ChangeKind.REVISED, 2, NOW))) {
      table.assertFoundAndRepaired(
          () -> table.put(ChangeItem.of(TableSchema.DECLARED, stale)), CHANGE, Flaw.STALE_CHANGE);
    }
    table.assertFoundAndRepaired(
        () -> table.change(CHANGE, item -> item.without(List.of("changedAt"))),
        CHANGE,
        Flaw.STALE_CHANGE);
  }

  /** It may have been that: the record does not say so. */
  @Test
  void reinstatement_isAsWellAsARevision() {
    AttributeValue reinstated = AttributeValue.fromS(ChangeKind.REINSTATED.text());
    table.change(CHANGE, item -> item.with(Attributes.CHANGE, reinstated));

    assertThat(table.run(false)).isEmpty();
  }

  @Test
  void changeOfAnOlderRelease_getsItsCollectionAndFacts_andKeepsItsTime() {
    Paper paper = PaperAttributes.read(table.all().get(Keys.paper(ID)));
    Change earlier =
        ChangeItem.read(table.all().get(CHANGE)).writtenAt(NOW.minus(Duration.ofDays(9)));
    Item whole = ChangeItem.of(TableSchema.DECLARED, earlier, paper);
    List<String> place = List.of("GSI2PK", "GSI2SK");
    for (Item older :
        List.of(
            whole.without(place),
            whole.without(place).without(List.of(Attributes.TITLE)),
            ChangeItem.of(TableSchema.DECLARED, earlier))) {
      table.assertFoundAndRepaired(() -> table.put(older), CHANGE, Flaw.WRONG_KEYS);

      assertThat(table.all().get(CHANGE)).isEqualTo(whole);
    }
  }

  @Test
  void changeOfAnOlderRelease_getsItsCredits() {
    Item now = table.all().get(CHANGE);
    List<String> credits =
        List.of(Attributes.LEAD_AUTHORS, Attributes.AUTHOR_COUNT, Attributes.VENUE);

    table.assertFoundAndRepaired(() -> table.put(now.without(credits)), CHANGE, Flaw.STALE_CHANGE);

    assertThat(table.all().get(CHANGE)).isEqualTo(now);
    assertThat(now.attributes()).containsKeys(Attributes.LEAD_AUTHORS, Attributes.AUTHOR_COUNT);
  }

  @Test
  void deletionOfAnOlderRelease_isSound() {
    PaperId deleted = new PaperId("deleted");
    table.put(ChangeItem.of(TableSchema.DECLARED, new Change(deleted, ChangeKind.DELETED, 1, NOW)));

    assertThat(table.run(false)).isEmpty();
  }

  @Test
  void title_mayNotBeAnother() {
    table.assertFoundAndRepaired(
        () -> table.change(CHANGE, item -> item.with(Attributes.TITLE, AttributeValue.fromS("X"))),
        CHANGE,
        Flaw.STALE_CHANGE);
  }

  @Test
  void changeInAnotherPlace_isPutIntoItsOwn() {
    table.assertFoundAndRepaired(
        () -> table.change(CHANGE, item -> item.with("GSI1PK", AttributeValue.fromS("CHANGES#1"))),
        CHANGE,
        Flaw.WRONG_KEYS);
  }

  @Test
  void changeOfAPaperThatIsNotThere_becomesADeletion() {
    Change stray = new Change(new PaperId("stray"), ChangeKind.CREATED, 1, NOW);
    table.assertFoundAndRepaired(
        () -> table.put(ChangeItem.of(TableSchema.DECLARED, stray)),
        Keys.change(stray.id()),
        Flaw.STALE_CHANGE);

    assertThat(ChangeItem.read(table.all().get(Keys.change(stray.id()))).kind())
        .isEqualTo(ChangeKind.DELETED);
  }

  @Test
  void authorOfAnOlderRelease_getsAPlaceInTheIndexOfAuthors() {
    ItemKey author = Keys.author(LAMPORT.handle());
    table.assertFoundAndRepaired(
        () -> table.change(author, item -> item.without(List.of("GSI2PK", "GSI2SK"))),
        author,
        Flaw.WRONG_HEAD);

    assertThat(table.all().get(author).text("GSI2SK")).isEqualTo("lamport#leslie-lamport");
  }

  @Test
  void missingEntry_isWritten() {
    table.assertFoundAndRepaired(() -> table.delete(ENTRY), ENTRY, Flaw.MISSING_ENTRY);
  }

  @Test
  void entryThatNothingUses_isRemoved_unlessItIsYoung() {
    DirectoryEntry unused =
        new DirectoryEntry(Directory.TOPICS, "unused", Optional.of("Unused")).counting(0);
    ItemKey key = Keys.entry(Directory.TOPICS, "unused");
    table.put(DirectoryItem.of(unused, 1, NOW.minus(Duration.ofMinutes(59))));
    assertThat(table.run(true)).isEmpty();

    table.assertFoundAndRepaired(
        () -> table.put(DirectoryItem.of(unused, 1, NOW.minus(Duration.ofMinutes(61)))),
        key,
        Flaw.UNUSED_ENTRY);

    assertThat(table.all()).doesNotContainKey(key);
  }

  @Test
  void whatIsNoEntry_isReported() {
    Item other = DirectoryItem.of(entry("other"), 1, NOW);
    table.put(
        other
            .with("SK", AttributeValue.fromS("COLLECTION#another"))
            .with("name", AttributeValue.fromS("other")));
    table.put(other.without(List.of("name")));

    assertThat(table.run(true))
        .extracting(Finding::key, Finding::flaw)
        .containsExactlyInAnyOrder(
            tuple(new ItemKey("COLLECTIONS", "COLLECTION#another"), Flaw.UNREADABLE),
            tuple(new ItemKey("COLLECTIONS", "COLLECTION#other"), Flaw.UNREADABLE));
  }

  private static DirectoryEntry entry(String name) {
    return new DirectoryEntry(Directory.COLLECTIONS, name, Optional.empty());
  }
}
