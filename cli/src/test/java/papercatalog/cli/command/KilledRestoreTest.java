package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.cli.HistoricCatalog;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.TestTable;
import papercatalog.domain.Thorough;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ItemKey;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.record.PaperItem;

/** Kills a restore repeatedly. Every 16th paper has more authors than its own item can name. */
@Tag("slow")
final class KilledRestoreTest {
  private static final int KILLS = Thorough.of(8, 1);
  private static final int PAPERS = Thorough.of(200, 16);
  private static final int A_BATCH = 25;
  private static final String COPY = "copy";

  @RegisterExtension static final TestTable TABLE = new TestTable();

  @TempDir private Path directory;

  @Test
  void aRestoreThatIsKilled_isCompletedByTheSameCommand() throws Exception {
    new HistoricCatalog(
            new CatalogTable(TABLE.client(), TestTable.NAME), new GeneratedPapers(PAPERS, 110, 16))
        .publish();
    Path file = directory.resolve("papers.ndjson.gz");
    Run.at(TABLE, "backup", file.toString()).expect(0);
    int whole = items(TestTable.NAME);
    new CatalogTable(TABLE.client(), COPY).createIfAbsent();

    int writes = whole / A_BATCH / (KILLS + 1);
    for (int kill = 0; kill < KILLS; kill++) {
      CatalogProcess.killAfter(
          writes, directory, TABLE, "restore", file.toString(), "--table", COPY);
      assertLinksHaveTheirPaper();
    }
    assertThat(items(COPY)).isLessThan(whole);

    Run.at(TABLE, "restore", file.toString(), "--table", COPY).expect(0);
    Path again = directory.resolve("again.ndjson.gz");
    Run.at(TABLE, "backup", again.toString(), "--table", COPY).expect(0);
    assertThat(again).hasSameBinaryContentAs(file);
    Run.at(TABLE, "verify", "--table", COPY).expect(0);
    String url = Run.endpoint(TABLE).toString();
    Run.catalog("compare", url, url + "#" + COPY).expect(0);
  }

  /** No list shows a paper that cannot be read. */
  private static void assertLinksHaveTheirPaper() {
    Set<ItemKey> keys = TableContent.of(TABLE.client(), COPY).items().keySet();
    Set<String> linked =
        keys.stream().filter(PaperItem::isLink).map(ItemKey::partition).collect(Collectors.toSet());
    assertThat(linked).allMatch(paper -> keys.contains(new ItemKey(paper, paper)));
  }

  /** DynamoDB Local counts items at once. */
  private static int items(String table) {
    return TABLE
        .client()
        .describeTable(request -> request.tableName(table))
        .table()
        .itemCount()
        .intValue();
  }
}
