package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.Generated;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.ReadMeter;
import papercatalog.local.gateway.TablePerEntity.Cost;

/** One table against a table for each entity, both with the sample. */
@Tag("slow")
final class TablePerEntityTest {
  private static final int ROUNDS = 1;

  private static final List<PaperId> PAPERS =
      new SampleCatalog()
          .papers().stream().filter(it -> it.status() != Status.WITHDRAWN).map(Paper::id).toList();

  private static LocalCatalog local;
  private static TablePerEntity naive;

  @BeforeAll
  static void start() {
    local = LocalCatalog.start(Optional.empty());
    local.publishSample();
    naive = new TablePerEntity(local.table().client(), new SampleCatalog().papers());
  }

  @AfterAll
  static void stop() {
    local.close();
  }

  private static Cost overview(PaperId paper) {
    ReadMeter meter = new ReadMeter();
    meter.during(() -> local.catalog().itemCollection(AccessPatterns.GET_PAPER_OVERVIEW, paper));
    return new Cost(meter.requests(), meter.readUnits().orElseThrow());
  }

  @Test
  @Tag(Generated.TAG)
  void requestsAndReadUnits_areThoseOfThePage() throws IOException {
    List<String> rows =
        new ArrayList<>(
            List.of(
                "| A paper with its authors, topics, versions, references and number of citations"
                    + " | Requests | Of which wait for others | Read units | $ a million |",
                "|---|---|---|---|---|"));
    rows.add(row("One table (A19)", 0, TablePerEntityTest::overview));
    rows.add(row("A table for each entity, with keys for this question", 1, naive::byKeys));
    rows.add(row("A table for each entity, scanned", 1, naive::byScans));

    Generated.part("docs/several-tables.md", "entities", rows);
  }

  @Test
  void oneTable_answersFirst() {
    long one = median(TablePerEntityTest::overview);

    assertThat(one).isLessThan(median(naive::byKeys)).isLessThan(median(naive::byScans));
  }

  private static String row(String shape, int waiting, Function<PaperId, Cost> question) {
    List<Cost> costs = PAPERS.stream().map(question).toList();
    double units = costs.stream().mapToDouble(Cost::readUnits).average().orElseThrow();
    return String.format(
        Locale.ROOT,
        "| %s | %d | %d | %.1f | %.2f |",
        shape,
        costs.stream().mapToInt(Cost::requests).max().orElseThrow(),
        waiting,
        units,
        units * 0.125);
  }

  private static long median(Function<PaperId, Cost> question) {
    long[] nanoseconds = new long[ROUNDS * PAPERS.size()];
    for (int i = 0; i < nanoseconds.length; i++) {
      long start = System.nanoTime();
      question.apply(PAPERS.get(i % PAPERS.size()));
      nanoseconds[i] = System.nanoTime() - start;
    }
    Arrays.sort(nanoseconds);
    return nanoseconds[nanoseconds.length / 2];
  }
}
