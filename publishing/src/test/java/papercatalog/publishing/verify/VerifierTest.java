package papercatalog.publishing.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static papercatalog.domain.Papers.LISKOV;
import static papercatalog.publishing.verify.HarmedTable.ID;
import static papercatalog.publishing.verify.HarmedTable.MANY;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.TestTable;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.Unfinished;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a whole walk finds and repairs, and what it can only report. */
@Tag("slow")
@ParameterizedClass
@ValueSource(strings = {"", "acme"})
final class VerifierTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private final HarmedTable table;

  /** Of a tenant, or of the catalog that has none, in one table. */
  VerifierTest(String tenant) {
    table = new HarmedTable(TABLE, tenant);
  }

  @Test
  void run_overAHealthyTable_findsNothing() {
    table.withMany();
    List<Finding> findings = new ArrayList<>();
    List<Long> progress = new ArrayList<>();

    VerificationReport report =
        Verifier.readOnly(table.table(), HarmedTable.CLOCK).run(findings::add, progress::add);

    assertThat(findings).isEmpty();
    assertThat(report.papers()).isEqualTo(4);
    assertThat(report.items()).isEqualTo(table.all().size());
    assertThat(report.authors()).isEqualTo(2 + 120);
    assertThat(report.healthy()).isTrue();
    assertThat(progress.getLast()).isEqualTo(report.items());
  }

  @Test
  void run_withoutAProfile_findsAndWritesIt() {
    ItemKey key = Keys.author(LISKOV.handle());
    table.assertFoundAndRepaired(() -> table.delete(key), key, Flaw.MISSING_PROFILE);
  }

  @Test
  void run_withUnknownMarksAndTimes_reportsThemAndRepairsTheRest() {
    table.withMany();
    ItemKey link = Keys.membership(ID, LISKOV.handle());
    AttributeValue unknown =
        AttributeValue.fromM(Map.of(Unfinished.TASK, AttributeValue.fromS("translation")));
    table.change(Keys.paper(MANY.id()), item -> item.with(Attributes.UNFINISHED, unknown));
    table.change(
        Keys.version(ID, 1),
        item -> item.with(Attributes.UPDATED_AT, AttributeValue.fromS("yesterday")));
    table.delete(link);

    assertThat(table.run(true))
        .extracting(Finding::key, Finding::flaw, Finding::repaired)
        .containsExactlyInAnyOrder(
            tuple(Keys.paper(MANY.id()), Flaw.UNREADABLE, false),
            tuple(Keys.version(ID, 1), Flaw.UNREADABLE, false),
            tuple(link, Flaw.MISSING_LINK, true));
  }

  @Test
  void run_afterAnInterruptedWriteLostItsAuthors_reportsAndLeavesIt() {
    table.withMany();
    table.mark(MANY.id(), new Unfinished.Linking());
    table.delete(Keys.version(MANY.id(), 1));

    assertThat(table.run(true))
        .extracting(Finding::key, Finding::flaw, Finding::repaired)
        .containsExactly(tuple(Keys.version(MANY.id(), 1), Flaw.LOST_AUTHORS, false));
  }

  @Test
  void run_withWhatItCannotRepair_reportsAndLeavesIt() {
    table.withMany();
    ItemKey stray = new ItemKey("PAPER#many", "ZEBRA#1");
    ItemKey foreign = new ItemKey("ORDER#1", "ORDER#1");
    table.put(new Item(stray.attributes()));
    table.put(new Item(foreign.attributes()));
    table.delete(Keys.version(MANY.id(), 1));
    table.change(Keys.paper(ID), item -> item.without(List.of(Attributes.TITLE)));

    assertThat(table.run(false))
        .extracting(Finding::key, Finding::flaw)
        .containsExactlyInAnyOrder(
            tuple(stray, Flaw.UNKNOWN_ITEM),
            tuple(foreign, Flaw.UNKNOWN_ITEM),
            tuple(Keys.version(MANY.id(), 1), Flaw.LOST_AUTHORS),
            tuple(Keys.paper(ID), Flaw.UNREADABLE));
    Map<ItemKey, Item> before = table.all();
    assertThat(table.run(true)).hasSize(4).noneMatch(Finding::repaired);
    assertThat(table.all()).isEqualTo(before);
  }

  @Test
  void run_withForeignAndStrayEntriesInLists_namesThem() {
    String list = table.table().namespace().stored("COLLECTION#collection");
    ItemKey foreign = new ItemKey("TENANT#zoo#X", "X");
    ItemKey nameless = new ItemKey("TENANT##X", "X");
    ItemKey own = new ItemKey("TENANT#zoo#OWN", "X");
    ItemKey entry = Keys.entry(Directory.COLLECTIONS, "collection");
    ItemKey stray = new ItemKey("X", "X");
    putInList(foreign, list);
    putInList(nameless, list);
    putInList(own, "TENANT#zoo#COLLECTION#collection");
    table.put(inList(new Item(stray.attributes())));
    table.change(entry, VerifierTest::inList);

    assertThat(table.run(true))
        .extracting(Finding::key, Finding::flaw, Finding::repaired)
        .contains(tuple(stray, Flaw.UNKNOWN_ITEM, false), tuple(entry, Flaw.WRONG_HEAD, true));
    List<Finding> entries =
        table.run(false).stream().filter(it -> it.flaw() == Flaw.FOREIGN_ENTRY).toList();
    assertThat(entries)
        .extracting(Finding::key, Finding::detail)
        .containsExactlyInAnyOrder(
            tuple(foreign, "it names " + list + ", and is of the tenant zoo"),
            tuple(nameless, "it names " + list + ", and is of no tenant"));
    for (ItemKey key : List.of(foreign, nameless, own)) {
      TABLE.client().deleteItem(it -> it.tableName(TestTable.NAME).key(key.attributes()));
    }
  }

  private static Item inList(Item item) {
    return item.with("GSI1PK", AttributeValue.fromS("COLLECTION#collection"))
        .with("GSI1SK", AttributeValue.fromS("DATE#9999-01-01#x"));
  }

  private static void putInList(ItemKey key, String list) {
    Item item = inList(new Item(key.attributes())).with("GSI1PK", AttributeValue.fromS(list));
    TABLE.client().putItem(it -> it.tableName(TestTable.NAME).item(item.attributes()));
  }
}
