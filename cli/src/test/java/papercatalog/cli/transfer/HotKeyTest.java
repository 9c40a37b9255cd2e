package papercatalog.cli.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.cli.transfer.ImportTable.counts;
import static papercatalog.cli.transfer.ImportTable.entry;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Role;
import papercatalog.publishing.entry.Entry;

/**
 * Imports into an index that accepts few writes per second for one key: entries sorted by
 * collection, and alternating collections. The test reports both durations; {@code
 * docs/decisions/import.md} explains them.
 */
@Tag("slow")
@Timeout(120)
final class HotKeyTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final int PAPERS = Thorough.of(200, 30);
  private static final int COLLECTIONS = 5;
  private static final int WRITES_A_SECOND = Thorough.of(20, 5);

  private final ImportTable table = new ImportTable(ENGINE);

  @ParameterizedTest
  @CsvSource({
    "NO KEY,                    true",
    "NO KEY,                    false",
    "COLLECTION#.*,             true",
    "COLLECTION#.*,             false",
    "(COLLECTION|CHANGES)#.*,   true",
    "(COLLECTION|CHANGES)#.*,   false"
  })
  void anImport_thatIsThrottledByKey_waitsAndLosesNothing(String keys, boolean sorted)
      throws Exception {
    KeyThrottle throttle = new KeyThrottle(WRITES_A_SECOND, Pattern.compile(keys));

    ImportSummary summary = table.run(table.patientImporter(throttle, 8), papers(sorted));

    assertThat(counts(summary)).containsExactly(PAPERS, 0, 0, 0);
    if (keys.contains("CHANGES")) {
      assertThat(throttle.refusals()).isPositive();
    }
    table.assertHealthy();
  }

  private static List<Entry> papers(boolean sorted) {
    return IntStream.range(0, PAPERS)
        .mapToObj(i -> numbered(i, sorted ? i / (PAPERS / COLLECTIONS) : i % COLLECTIONS))
        .toList();
  }

  private static Entry numbered(int number, int collection) {
    Authorship author =
        new Authorship(new AuthorHandle("author-" + number), "Author " + number, Role.AUTHOR);
    return entry(
        paper("paper-" + number, "2026")
            .collection(new CollectionName("collection-" + collection))
            .authors(List.of(author))
            .build());
  }
}
