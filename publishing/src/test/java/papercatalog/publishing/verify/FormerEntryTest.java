package papercatalog.publishing.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;
import static papercatalog.publishing.PublishedTable.NOW;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.write.Publisher;

/** A name is a former one or an entry: a crash of an older release may have left both. */
final class FormerEntryTest {
  private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

  private final CatalogTable table =
      new CatalogTable(new MemoryEngine("papers", TableSchema.DECLARED).client(), "papers");
  private final Publisher publisher = new Publisher(table, CLOCK);

  @ParameterizedTest
  @CsvSource({"Of its own, Of its own", ", Zero"})
  void entryUnderAFormerName_isRemoved_andItsTitleMoves(String title, String wanted) {
    Paper paper = paper("a", "2026").build();
    String current = paper.collection().value();
    publisher.publish(paper);
    publisher.shared().upsert(entry(current, title));
    publisher.shared().alias(new Alias(KeyPrefix.COLLECTION, "former", current));
    Item both = DirectoryItem.of(entry("former", "Zero").counting(0), 1, NOW);
    table.client().putItem(put -> put.tableName(table.name()).item(table.stored(both)));

    assertThat(findings(Verifier.readOnly(table, CLOCK)))
        .containsExactly(Finding.of(both.key(), Flaw.FORMER_ENTRY, current));
    assertThat(findings(Verifier.repairing(table, CLOCK, publisher)))
        .allMatch(Finding::repaired)
        .hasSize(1);
    assertThat(findings(Verifier.readOnly(table, CLOCK))).isEmpty();
    assertThat(new BatchRead(table).item(both.key())).isEmpty();
    Records records = new Records(table, CLOCK);
    assertThat(records.entry(Directory.COLLECTIONS, current).orElseThrow().title())
        .contains(wanted);
  }

  private static DirectoryEntry entry(String name, String title) {
    return new DirectoryEntry(Directory.COLLECTIONS, name, Optional.ofNullable(title));
  }

  private static List<Finding> findings(Verifier verifier) {
    List<Finding> findings = new ArrayList<>();
    verifier.run(findings::add, _ -> {});
    return findings;
  }
}
