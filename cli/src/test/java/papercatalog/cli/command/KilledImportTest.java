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
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.document.PaperDocument;

/** Kills an import repeatedly. Some papers have too many authors for one transaction. */
@Tag("slow")
final class KilledImportTest {
  private static final GeneratedPapers PAPERS =
      new GeneratedPapers(Thorough.of(200, 20), 110, Thorough.of(25, 10));
  private static final int KILLS = Thorough.of(20, 1);
  private static final int MOST_WRITES = 100;
  private static final String UNINTERRUPTED = "uninterrupted";

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
      reader.assertSawOnlyPapersThatCanBeGot();
    }

    assertThat(UntimedContent.of(TABLE, TestTable.NAME))
        .isEqualTo(UntimedContent.of(TABLE, UNINTERRUPTED));
    Run.at(TABLE, "verify").expect(0);
  }
}
