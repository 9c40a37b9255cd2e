package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.cli.GeneratedHistory;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.TestTable;
import papercatalog.domain.Thorough;

@Tag("slow")
final class LargeBackupTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final int PAPERS = Thorough.of(1_000, 120);
  private static final String COPY = "copy";

  @Test
  void catalog_thatWasRestored_doesNotDiffer(@TempDir Path directory) {
    new GeneratedHistory(GeneratedPapers.of(PAPERS)).put(TABLE.client(), TestTable.NAME);
    Path file = directory.resolve("papers.ndjson.gz");
    Path again = directory.resolve("again.ndjson.gz");

    Run.at(TABLE, "backup", file.toString()).expect(0);
    Run.at(TABLE, "restore", file.toString(), "--create", "--table", COPY).expect(0);

    String url = Run.endpoint(TABLE).toString();
    assertThat(Run.catalog("compare", url, url + "#" + COPY).expect(0).out())
        .matches("%,d papers with [\\d,]+ versions, .*: no difference\n".formatted(PAPERS));
    Run.at(TABLE, "backup", again.toString(), "--table", COPY).expect(0);
    assertThat(again).hasSameBinaryContentAs(file);
    Run.at(TABLE, "verify", "--table", COPY).expect(0);
  }
}
