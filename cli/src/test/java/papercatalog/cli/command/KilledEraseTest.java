package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.cli.HistoricCatalog;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.TestTable;
import papercatalog.domain.Thorough;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Namespace;

/** Kills the process of an erasure repeatedly. */
@Tag("slow")
final class KilledEraseTest {
  private static final int KILLS = Thorough.of(6, 1);
  private static final int PAPERS = Thorough.of(200, 30);
  private static final int MOST_AUTHORS = Thorough.of(110, 20);
  private static final int A_BATCH = 25;
  private static final Namespace ACME = Namespace.named("acme");

  @RegisterExtension static final TestTable TABLE = new TestTable();

  @TempDir private Path directory;

  @Test
  void anErasureThatIsKilled_isCompletedByTheSameCommand() throws Exception {
    new HistoricCatalog(TABLE.table(ACME), new GeneratedPapers(PAPERS, MOST_AUTHORS, 30)).publish();
    new HistoricCatalog(TABLE.table(Namespace.named("b")), new GeneratedPapers(10, 5, 3)).publish();
    Path before = directory.resolve("b.ndjson");
    Run.at(TABLE, "backup", before.toString(), "--tenant=b").expect(0);
    int whole = items();

    int writes = whole / A_BATCH / (KILLS + 1);
    for (int kill = 0; kill < KILLS; kill++) {
      CatalogProcess.killAfter(writes, directory, TABLE, "erase", "--tenant=acme", "--yes");
    }
    assertThat(items()).isBetween(1, whole - 1);

    Run.at(TABLE, "erase", "--tenant=acme", "--yes").expect(0);
    assertThat(items()).isZero();
    Run.catalog("compare", before.toString(), Run.endpoint(TABLE) + ",tenant=b").expect(0);
  }

  private static int items() {
    return Math.toIntExact(
        TABLE
            .client()
            .scanPaginator(scan -> scan.tableName(TestTable.NAME).consistentRead(true).limit(1_000))
            .items()
            .stream()
            .filter(item -> ACME.owns(item.get(TableSchema.PARTITION_KEY).s()))
            .count());
  }
}
