package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.TestTable;
import papercatalog.domain.Thorough;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.document.PaperDocument;

/** Kills an import repeatedly. Some papers have too many authors for one transaction. */
@Tag("slow")
final class KilledImportTest {
  private static final GeneratedPapers PAPERS =
      new GeneratedPapers(Thorough.of(200, 20), 110, Thorough.of(25, 10));
  private static final int KILLS = Thorough.of(20, 3);
  private static final int MOST_WRITES = 100;
  private static final String UNINTERRUPTED = "uninterrupted";

  private static final List<String> MOMENTS =
      List.of(Attributes.CREATED_AT, Attributes.UPDATED_AT, Attributes.CHANGED_AT);

  @RegisterExtension static final TestTable TABLE = new TestTable();

  @TempDir private Path directory;

  @Test
  void anImportThatIsKilled_isCompletedByTheSameCommand() throws Exception {
    Path file = directory.resolve("papers.ndjson");
    Files.write(file, PAPERS.stream().map(p -> PaperDocument.writeRecord(p).toString()).toList());
    new CatalogTable(TABLE.client(), UNINTERRUPTED).createIfAbsent();
    Run.at(TABLE, "import", file.toString(), "--table", UNINTERRUPTED).expect(0);

    try (WatchfulReader reader = WatchfulReader.start(TABLE)) {
      Random random = new Random(20);
      for (int kill = 0; kill < KILLS; kill++) {
        int writes = 1 + random.nextInt(MOST_WRITES);
        CatalogProcess.killAfter(writes, directory, TABLE, "import", file.toString());
      }
      assertThat(Run.at(TABLE, "import", file.toString()).expect(0).out())
          .contains(PAPERS.count() + " entries");
      reader.assertSawOnlyPapersThatCanBeGot(PAPERS.count() / 2);
    }

    assertThat(content(TestTable.NAME)).isEqualTo(content(UNINTERRUPTED));
    Run.at(TABLE, "verify").expect(0);
  }

  /** Expands a version's record, and removes the index key of a change, which is a time too. */
  private static Item whole(Item item) {
    if (item.key().isChange()) {
      return new PaperItems(TableSchema.DECLARED).unlisted(item);
    }
    return item.key().isVersion() ? VersionItem.whole(item) : item;
  }

  /** All items without the times at which they were written. */
  private static Map<ItemKey, Item> content(String table) {
    Map<ItemKey, Item> items = new HashMap<>();
    TableContent.of(TABLE.client(), table)
        .items()
        .forEach((key, item) -> items.put(key, whole(item).without(MOMENTS)));
    return items;
  }
}
