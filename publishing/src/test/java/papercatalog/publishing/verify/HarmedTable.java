package papercatalog.publishing.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import papercatalog.domain.TestTable;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.maintenance.BatchWrite;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.Unfinished;
import papercatalog.publishing.write.Publisher;

/** A healthy catalog for tests to harm, and what is found in it then. */
final class HarmedTable {
  static final Paper MANY = paper("many", "2026").authors(authors(120)).build();
  static final Paper FEW = paper("few", "2026").build();
  static final PaperId ID = CLOCKS_1978.id();
  static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

  /** What each catalog held before it was harmed for the first time. */
  private static final Map<CatalogTable, Map<ItemKey, Item>> HEALTHY = new HashMap<>();

  /** What comes to that with the paper of many authors. */
  private static final Map<CatalogTable, Map<ItemKey, Item>> OF_MANY = new HashMap<>();

  private final CatalogTable table;

  /**
   * Fills a catalog that is new; takes back from another what tests have done to it.
   *
   * @param tenant empty for the one that has none
   */
  HarmedTable(TestTable engine, String tenant) {
    table = engine.table(Namespace.named(tenant));
    if (HEALTHY.containsKey(table)) {
      restore(HEALTHY.get(table));
    } else {
      fill();
      HEALTHY.put(table, all());
    }
  }

  /** The catalog. */
  CatalogTable table() {
    return table;
  }

  /** Its write side. */
  Publisher publisher() {
    return new Publisher(table, CLOCK);
  }

  private void fill() {
    Publisher publisher = publisher();
    publisher.publish(CLOCKS_1978);
    publisher.publish(PaperBuilder.from(CLOCKS_1978).title("Revised").build());
    publisher.publish(FEW);
    publisher.publish(paper("gone", "2026").build());
    publisher.withdraw(new PaperId("gone"), Optional.of("Wrong."), OptionalLong.empty());
  }

  private void restore(Map<ItemKey, Item> healthy) {
    Map<ItemKey, Item> there = all();
    new BatchWrite(table)
        .write(
            healthy.values().stream().filter(item -> !item.equals(there.get(item.key()))).toList(),
            there.keySet().stream().filter(key -> !healthy.containsKey(key)).toList());
  }

  /**
   * Adds the paper of many authors, in a catalog that nobody has harmed yet: only for what is about
   * such a paper, since every walk pays for its authors.
   */
  HarmedTable withMany() {
    BatchWrite writes = new BatchWrite(table);
    if (OF_MANY.containsKey(table)) {
      writes.write(OF_MANY.get(table).values(), List.of());
      return this;
    }
    writes.write(
        MANY.authors().stream().map(it -> AuthorItem.item(Author.of(it), 1, NOW)).toList(),
        List.of());
    publisher().publish(MANY);
    Map<ItemKey, Item> added = all();
    added.entrySet().removeAll(HEALTHY.get(table).entrySet());
    OF_MANY.put(table, added);
    return this;
  }

  /**
   * Does harm, which must be the only finding, and gone when it is repaired. A list that has
   * changed by it is counted anew.
   */
  void assertFoundAndRepaired(Runnable harm, ItemKey key, Flaw flaw) {
    harm.run();
    assertThat(withoutCounts(run(false), flaw))
        .extracting(Finding::key, Finding::flaw, Finding::repaired)
        .containsExactly(tuple(key, flaw, false));
    assertThat(withoutCounts(run(true), flaw))
        .extracting(Finding::key, Finding::flaw, Finding::repaired)
        .containsExactly(tuple(key, flaw, true));
    assertThat(run(false)).isEmpty();
  }

  private static List<Finding> withoutCounts(List<Finding> findings, Flaw flaw) {
    return findings.stream()
        .filter(finding -> finding.flaw() == flaw || finding.flaw() != Flaw.WRONG_COUNT)
        .toList();
  }

  /** What is found, and repaired if that is asked for. */
  List<Finding> run(boolean repairing) {
    List<Finding> findings = new ArrayList<>();
    Verifier verifier =
        repairing ? Verifier.repairing(table, CLOCK, publisher()) : Verifier.readOnly(table, CLOCK);
    VerificationReport report = verifier.run(findings::add, _ -> {});
    assertThat(report.findings()).isEqualTo(findings.size());
    return findings;
  }

  /** Leaves a write unfinished. */
  void mark(PaperId id, Unfinished task) {
    put(task.mark(all().get(Keys.paper(id))));
  }

  void change(ItemKey key, UnaryOperator<Item> change) {
    put(change.apply(all().get(key)));
  }

  void put(Item item) {
    table.client().putItem(request -> request.tableName(table.name()).item(table.stored(item)));
  }

  void delete(ItemKey key) {
    table.client().deleteItem(request -> request.tableName(table.name()).key(table.key(key)));
  }

  /** Every item, as the table has it: also those that no walk would find. */
  Map<ItemKey, Item> all() {
    Map<ItemKey, Item> items = new HashMap<>();
    table
        .client()
        .scanPaginator(scan -> scan.tableName(table.name()).consistentRead(true).limit(1_000))
        .items()
        .stream()
        .filter(stored -> table.namespace().owns(stored.get(TableSchema.PARTITION_KEY).s()))
        .map(table::item)
        .forEach(item -> items.put(item.key(), item));
    return items;
  }

  /** Whether an item is of a paper. */
  static boolean isOf(PaperId id, ItemKey key) {
    return key.partition().equals(Keys.paperPartition(id));
  }
}
